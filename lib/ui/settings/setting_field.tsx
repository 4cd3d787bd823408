/** A setting to choose; the page's script keeps it. */

import { type SettingName, SETTINGS } from "./settings.ts";
import type { SettingsWords } from "./words/mod.ts";

interface SettingFieldProps {
  readonly words: SettingsWords;
  readonly name: SettingName;
}

export function SettingField({ words, name }: SettingFieldProps) {
  const { title, line, choices } = words.settings[name];
  const textOf: Readonly<Record<string, string>> = choices;
  return (
    <div class="setting">
      <label for={name}>{title}</label>
      <select id={name} data-setting={name} autocomplete="off" aria-describedby={`${name}-line`}>
        {SETTINGS[name].map((choice) => (
          <option key={choice} value={choice}>{textOf[choice]}</option>
        ))}
      </select>
      <small id={`${name}-line`}>{line}</small>
    </div>
  );
}
