// Sounds, synthesised when needed: wood, a card, a dry tap. Off by default.
import { settings } from "../settings.svelte";

let context: AudioContext | undefined;

export function play(sound: "move" | "card" | "no" | "win"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (sound === "win") [0, 1, 2, 3].forEach((step) => tap(293.7 * [1, 1.125, 1.333, 1.5][step]!, step * 0.12));
  else if (sound === "move") tap(587.3);
  else if (sound === "no") tap(110);
  else rustle(0, 0.06, 2400);
}

function tap(pitch: number, after = 0): void {
  rustle(after, 0.05, 900);
  const audio = context!;
  const start = audio.currentTime + after;
  const wave = new OscillatorNode(audio, { frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.09);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + 0.1);
}

function rustle(after: number, length: number, pitch: number): void {
  const audio = context!;
  const start = audio.currentTime + after;
  const noise = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  noise.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0.1 });
  volume.gain.setValueAtTime(0.1, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(band).connect(volume).connect(audio.destination);
  source.start(start);
}
