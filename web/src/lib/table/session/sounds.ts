/** Soft sounds, made here: nothing to load. Loaded itself only by those who have switched them on. */
import type { Sound } from '../game-ui.ts';

/** One beat of a sound: a tone, or a knock, which is noise around a pitch. Seconds and hertz. */
interface Beat {
  readonly wave: 'sine' | 'triangle' | 'knock';
  readonly pitch: number;
  readonly at: number;
  /** How long it takes to die away. */
  readonly length: number;
  readonly level: number;
}

const tone = (pitch: number, at: number, length: number, level = 0.1): Beat => ({ wave: 'sine', pitch, at, length, level });
const ping = (pitch: number, at: number): Beat => ({ wave: 'triangle', pitch, at, length: 0.16, level: 0.05 });
const knock = (pitch: number, at: number, level: number): Beat => ({ wave: 'knock', pitch, at, length: 0.05, level });

const SOUNDS: Readonly<Record<Sound, readonly Beat[]>> = {
  turn: [tone(523, 0, 0.4), tone(784, 0.12, 0.5)],
  piece: [knock(900, 0, 0.22), tone(170, 0, 0.08, 0.12)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, i) => knock(1500 - 140 * i, at, 0.2 - 0.02 * i)),
  gain: [ping(1568, 0), ping(2093, 0.06)],
  over: [tone(392, 0, 0.5), tone(523, 0.16, 0.5), tone(659, 0.32, 0.5), tone(784, 0.48, 0.9)],
  talk: [tone(660, 0, 0.14, 0.06), tone(587, 0.09, 0.18, 0.06)],
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

const noiseIn = (context: AudioContext): AudioBuffer => {
  if (noise) return noise;
  noise = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
};

const sourceOf = (context: AudioContext, { wave, pitch }: Beat): { source: AudioScheduledSourceNode; end: AudioNode } => {
  if (wave !== 'knock') {
    const source = new OscillatorNode(context, { type: wave, frequency: pitch });
    return { source, end: source };
  }
  const source = new AudioBufferSourceNode(context, { buffer: noiseIn(context) });
  return { source, end: source.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 })) };
};

const beat = (context: AudioContext, start: number, one: Beat): void => {
  const { source, end } = sourceOf(context, one);
  const gain = new GainNode(context, { gain: 0 });
  end.connect(gain).connect(context.destination);
  const at = start + one.at;
  gain.gain.setTargetAtTime(one.level, at, 0.004);
  gain.gain.setTargetAtTime(0, at + 0.02, one.length / 4);
  source.start(at);
  source.stop(at + 0.1 + 2 * one.length);
};

/** Before the first click the browser allows no sound, and what was asked for then would come all at once afterwards. */
export const ring = async (sound: Sound): Promise<void> => {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  for (const one of SOUNDS[sound]) beat(audio, audio.currentTime + 0.02, one);
};
