import { writeDown, writtenDown } from "../device.ts";
import { createStore } from "../store.ts";

/** Whether scans are heard on this device. */
export const soundOn = createStore(writtenDown("sound") !== "off");
export function switchSound(on: boolean): void {
  writeDown("sound", on ? null : "off");
  soundOn.set(on);
}

/** A tone: its pitch in hertz, when it begins and how long it sounds, in seconds. */
type Tone = { pitch: number; from: number; long: number; shape: OscillatorType };

const sounds = {
  right: [{ pitch: 1320, from: 0, long: 0.06, shape: "sine" }],
  whole: [
    { pitch: 880, from: 0, long: 0.08, shape: "sine" },
    { pitch: 1320, from: 0.09, long: 0.14, shape: "sine" },
  ],
  wrong: [
    { pitch: 220, from: 0, long: 0.16, shape: "sawtooth" },
    { pitch: 165, from: 0.18, long: 0.3, shape: "sawtooth" },
  ],
} satisfies Record<string, Tone[]>;

let context: AudioContext | undefined;

/** Sounds for a scan that counted, one that completes the parcel, and one that is wrong. Silent where nothing can sound. */
export function sound(name: keyof typeof sounds): void {
  if (!soundOn.get() || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { pitch, from, long, shape } of sounds[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, now + from);
    volume.gain.exponentialRampToValueAtTime(0.001, now + from + long);
    tone.connect(volume).connect(context.destination);
    tone.start(now + from);
    tone.stop(now + from + long);
  }
}
