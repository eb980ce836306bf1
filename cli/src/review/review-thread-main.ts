/** What a thread of a review runs: it judges its share of the decisions and tells each verdict. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadModel } from '@caravel/bots';
import { judgeShare } from '@caravel/bots/review';
import { must, Timeline } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { ReviewTask } from './review-threads.ts';

const { game: name, version, config, entries, effort, share } = workerData as ReviewTask;
const game = findGame(name, version);
const trained = game && (await loadModel(game));
if (!game || !trained) throw new Error(`no net was trained for ${name}`);
const timeline = new Timeline(game, config);
must(timeline.appendAll(entries));
for (const verdict of judgeShare(trained, timeline.steps, effort, share)) parentPort?.postMessage(verdict);
// Whoever started the thread ends it: what it says last would be lost if it ended by itself.
parentPort?.on('message', () => parentPort?.close());
parentPort?.postMessage('done');
