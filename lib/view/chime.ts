/** Two short tones, for a turn that comes while the page is not seen. This module is browser compatible. */

const TONES_HZ = [660, 880];
const TONE_S = 0.12;

let context: AudioContext | undefined;

/** Silent until the person has touched the page: browsers let no page sound before, and complain. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.1;
  volume.connect(context.destination);
  TONES_HZ.forEach((frequency, index) => {
    const tone = new OscillatorNode(context!, { frequency });
    tone.connect(volume);
    tone.start(context!.currentTime + index * TONE_S);
    tone.stop(context!.currentTime + (index + 1) * TONE_S);
  });
}
