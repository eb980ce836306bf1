/** The net in WebAssembly with SIMD: four times as fast as plain JavaScript. */
import { ANSWERS, MOST_SEATS, type Shape } from '../shape.ts';
import { ONE, type Weights } from '../weights.ts';
import type { Kernel } from './kernel.ts';
import { PLAY_WASM } from './play-wasm.ts';
import { canRun, decodeBase64, instantiate, type Memory } from './wasm.ts';

interface Exports {
  readonly memory: Memory;
  layOut(base: number, seats: number, table: number, hidden: number, one: number): number;
  seatWeightsAt(): number;
  tableWeightsAt(): number;
  biasAt(): number;
  ownWeightsAt(): number;
  allWeightsAt(): number;
  middleBiasAt(): number;
  outWeightsAt(): number;
  outBiasAt(): number;
  seatsAt(): number;
  tableAt(): number;
  answersAt(): number;
  forget(): void;
  judge(players: number): void;
}

const BYTES = decodeBase64(PLAY_WASM);

export const hasWasm = (): boolean => canRun(BYTES);

export const wasmKernel = ({ seat, table, hidden }: Shape): Kernel => {
  const wasm = instantiate<Exports>(BYTES, (exports, base) => exports.layOut(base, seat, table, hidden, ONE));
  const { buffer } = wasm.memory;
  const floats = (at: number, values: Float32Array): void => new Float32Array(buffer, at, values.length).set(values);
  const load = (weights: Weights): void => {
    new Int16Array(buffer, wasm.seatWeightsAt(), weights.seat.length).set(weights.seat);
    new Int16Array(buffer, wasm.tableWeightsAt(), weights.table.length).set(weights.table);
    new Int32Array(buffer, wasm.biasAt(), hidden).set(weights.bias);
    floats(wasm.ownWeightsAt(), weights.own);
    floats(wasm.allWeightsAt(), weights.all);
    floats(wasm.middleBiasAt(), weights.middleBias);
    floats(wasm.outWeightsAt(), weights.out);
    floats(wasm.outBiasAt(), weights.outBias);
    wasm.forget();
  };
  return {
    seats: new Int16Array(buffer, wasm.seatsAt(), MOST_SEATS * seat),
    table: new Int16Array(buffer, wasm.tableAt(), table),
    answers: new Float32Array(buffer, wasm.answersAt(), MOST_SEATS * ANSWERS),
    load,
    judge: (players) => wasm.judge(players),
  };
};
