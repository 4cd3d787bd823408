import { ActForm, type ActFormProps, MeasureFields, TermField } from "./measure_form.tsx";
import type { AdminWords } from "./words/mod.ts";

/** What can be done about somebody or something that nobody has reported. */
export function OtherActs({ words }: { readonly words: AdminWords }) {
  return (
    <details class="card" aria-labelledby="others">
      <summary>
        <h2 id="others">{words.others}</h2>
      </summary>
      <Act words={words} id="player" label={words.player} line={words.playerLine}>
        <Field id="player-text" name="player" label={words.playerText} most={200} />
        <MeasureFields words={words} id="player" measures={["mute", "ban", "take-name", "lift"]} />
      </Act>
      <Act words={words} id="address" label={words.address} line={words.addressLine}>
        <Field id="address-text" name="address" label={words.addressLabel} most={45} />
        <MeasureFields words={words} id="address" measures={["ban-source", "lift"]} />
      </Act>
      <Act words={words} id="bot" label={words.bot} line={words.botLine} act="bar-bot">
        <Field id="bot-author" name="author" label={words.botAuthor} most={40} />
        <Field id="bot-name" name="name" label={words.botName} most={40} />
        <TermField words={words} id="bot" />
      </Act>
      <Act words={words} id="room" label={words.roomTitle} line={words.roomLine} act="end-room">
        <Field id="room-code" name="code" label={words.roomCode} most={200} />
      </Act>
      <Act
        words={words}
        id="tournament"
        label={words.tournamentTitle}
        line={words.tournamentLine}
        act="clear-tournament"
      >
        <Field id="tournament-id" name="tournament" label={words.tournamentAddress} most={200} />
      </Act>
      <Act words={words} id="name" label={words.nameTitle} line={words.nameLine} act="free-name">
        <Field id="name-text" name="name" label={words.nameTaken} most={24} />
      </Act>
      <small>{words.reasonLine}</small>
    </details>
  );
}

interface ActProps extends ActFormProps {
  /** What to know about it. */
  readonly line: string;
  /** What is done, where the fields don't ask. */
  readonly act?: string;
}

function Act({ line, act, children, ...form }: ActProps) {
  return (
    <>
      <h3>{form.label}</h3>
      <ActForm {...form}>
        {act !== undefined && <input type="hidden" name="act" value={act} />}
        {children}
      </ActForm>
      <small>{line}</small>
    </>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Characters. */
  readonly most: number;
}

/** A text that names what it's about. */
function Field({ id, name, label, most }: FieldProps) {
  return (
    <label for={id}>
      {label}
      <input id={id} name={name} required maxLength={most} autocomplete="off" />
    </label>
  );
}
