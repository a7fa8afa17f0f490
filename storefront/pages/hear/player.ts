import { droneLoop, droneRate } from "./drone.ts";
import { pluck } from "./pluck.ts";

export type Voice = "string" | "pipe";

/** Seconds that a tone takes to go when it is stopped, so that it does not click. */
const goes = 0.08;
const stringRings = 5;
const pipeBlows = 6;
/** How much of each harmonic is in a pipe's tone; those that the sound card can't take are left out by the browser. */
const harmonics = [1, 0.42, 0.22, 0.09, 0.05, 0.025, 0.012];

type Sounding = { gain: GainNode; sources: AudioScheduledSourceNode[] };

/** Makes tones by Web Audio, of nothing that would have to be fetched. Call it in a touch or a key's press: browsers refuse it before. */
export function openPlayer() {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.7;
  out.connect(context.destination);
  let tone: Sounding | undefined;
  let drone: Sounding | undefined;

  const bufferOf = (sound: Float32Array<ArrayBuffer>, rate: number) => {
    const buffer = context.createBuffer(1, sound.length, rate);
    buffer.copyToChannel(sound, 0);
    return buffer;
  };
  const loudness = (level: number, rise: number) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, context.currentTime);
    gain.gain.linearRampToValueAtTime(level, context.currentTime + rise);
    gain.connect(out);
    return gain;
  };
  const silence = ({ gain, sources }: Sounding) => {
    const now = gain.gain.value;
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setValueAtTime(now, context.currentTime); // what is still rising is held, not thrown back
    gain.gain.setTargetAtTime(0, context.currentTime, goes / 4);
    for (const source of sources) source.stop(context.currentTime + goes);
  };
  const play = (source: AudioBufferSourceNode | OscillatorNode, into: AudioNode) => {
    source.connect(into);
    source.start();
    return source;
  };

  function plucked(hz: number): Sounding {
    const gain = loudness(1, 0.002);
    const source = context.createBufferSource();
    const rate = context.sampleRate;
    source.buffer = bufferOf(pluck({ hz, seconds: stringRings, rate, brightness: 0.75 }), rate);
    return { gain, sources: [play(source, gain)] };
  }

  /** A band-limited tone, and the breath around it, which is loudest as it begins. */
  function blown(hz: number): Sounding {
    const gain = loudness(0.5, 0.09);
    const body = context.createOscillator();
    body.frequency.value = hz;
    body.setPeriodicWave(
      context.createPeriodicWave(new Float32Array(harmonics.length + 1), Float32Array.of(0, ...harmonics)),
    );
    const air = context.createBufferSource();
    air.buffer = bufferOf(
      Float32Array.from({ length: context.sampleRate }, () => Math.random() * 2 - 1),
      context.sampleRate,
    );
    air.loop = true;
    const mouth = context.createBiquadFilter();
    mouth.type = "bandpass";
    mouth.frequency.value = hz * 2;
    mouth.Q.value = 1.2;
    const breath = context.createGain();
    breath.gain.setValueAtTime(0.16, context.currentTime);
    breath.gain.setTargetAtTime(0.035, context.currentTime + 0.05, 0.08);
    mouth.connect(breath).connect(gain);
    gain.gain.setTargetAtTime(0, context.currentTime + pipeBlows - 0.6, 0.15);
    const sources = [play(body, gain), play(air, mouth)];
    for (const source of sources) source.stop(context.currentTime + pipeBlows);
    return { gain, sources };
  }

  return {
    /** Sounds one tone in place of the one before; `ended` is told when it has died away by itself. */
    play(voice: Voice, hz: number, ended: () => void) {
      void context.resume();
      if (tone) silence(tone);
      const now = voice === "pipe" ? blown(hz) : plucked(hz);
      tone = now;
      const [source] = now.sources;
      source?.addEventListener("ended", () => tone === now && ended());
    },
    /** Has a drone on this Sa, or none. */
    drone(sa: number | null) {
      void context.resume();
      if (drone) silence(drone);
      drone = undefined;
      if (sa === null) return;
      const source = context.createBufferSource();
      source.buffer = bufferOf(droneLoop(sa), droneRate);
      source.loop = true;
      const gain = loudness(0.55, 0.4);
      drone = { gain, sources: [play(source, gain)] };
    },
    stop() {
      if (tone) silence(tone);
      if (drone) silence(drone);
      tone = undefined;
      drone = undefined;
    },
    close: () => void context.close(),
  };
}
