/** Published analyses over HTTP. */
import { ANALYSIS_MOST, Analysis, AnalysisLine, Id, NewAnalysis } from '@caravel/protocol';
import * as v from 'valibot';
import { MOST_OWN, type PublishParts, publish } from '../analyses/publish.ts';
import { type ReadParts, readAnalysis } from '../analyses/read-analysis.ts';
import { Refusal } from '../model/refusal.ts';
import { demandPerson, type Route, route } from './route.ts';

export type AnalysisParts = PublishParts & ReadParts;

const tag = 'analyses';
const AnalysisId = v.object({ id: Id });

export const analysisRoutes = (parts: AnalysisParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/analyses',
      tag,
      who: 'somebody',
      about: `Publish a review or an exploration of a finished game, with the game as a .caravel file; guests have at most ${MOST_OWN.guest} at a time, others ${MOST_OWN.person}`,
      body: NewAnalysis,
      bodyLimit: ANALYSIS_MOST,
      answer: v.object({ id: Id }),
      status: 201,
      limit: 10,
    },
    async (call) => ({ id: await publish(parts, demandPerson(call), call.body) }),
  ),
  route(
    {
      method: 'GET',
      url: '/api/analyses/:id',
      tag,
      who: 'anybody',
      about: 'A published analysis with its game; closed to whoever is still playing that game',
      params: AnalysisId,
      answer: Analysis,
      limit: 120,
      limitBy: 'person',
    },
    (call) => readAnalysis(parts, call.person, call.params.id),
  ),
  route(
    { method: 'DELETE', url: '/api/analyses/:id', tag, who: 'somebody', about: 'Remove an analysis of mine', params: AnalysisId },
    async (call) => {
      const { id } = call.params;
      if (!(await parts.analyses.remove(id, demandPerson(call).id))) throw new Refusal('not-found', `you have no analysis ${id}`);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/me/analyses',
      tag,
      who: 'somebody',
      about: 'What I have published, newest first',
      answer: v.object({ analyses: v.array(AnalysisLine) }),
    },
    async (call) => ({ analyses: await parts.analyses.of(demandPerson(call).id, MOST_OWN.person) }),
  ),
];
