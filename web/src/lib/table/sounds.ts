/** A few soft tones, made here: nothing to load. */
let audio: AudioContext | undefined;

const tone = (context: AudioContext, pitch: number, start: number): void => {
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  oscillator.connect(gain).connect(context.destination);
  gain.gain.setTargetAtTime(0.12, start, 0.01);
  gain.gain.setTargetAtTime(0, start + 0.12, 0.12);
  oscillator.start(start);
  oscillator.stop(start + 0.8);
};

/** It is your turn. */
export const chime = (): void => {
  audio ??= new AudioContext();
  tone(audio, 523, audio.currentTime);
  tone(audio, 784, audio.currentTime + 0.12);
};
