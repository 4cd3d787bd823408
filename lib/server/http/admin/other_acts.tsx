import { ActForm, MeasureFields, TermField } from "./measure_form.tsx";
import type { AdminWords } from "./words/mod.ts";

/** What can be done about somebody or something that nobody has reported. */
export function OtherActs({ words }: { readonly words: AdminWords }) {
  return (
    <details class="card" aria-labelledby="others">
      <summary>
        <h2 id="others">{words.others}</h2>
      </summary>
      <h3>{words.player}</h3>
      <ActForm words={words} id="player" label={words.player}>
        <label for="player-number">
          {words.playerNumber}
          <input id="player-number" name="player" type="number" min={1} required />
        </label>
        <MeasureFields words={words} id="player" measures={["mute", "ban", "take-name", "lift"]} />
      </ActForm>
      <small>{words.playerLine}</small>
      <h3>{words.address}</h3>
      <ActForm words={words} id="address" label={words.address}>
        <label for="address-text">
          {words.addressLabel}
          <input id="address-text" name="address" required maxLength={45} autocomplete="off" />
        </label>
        <MeasureFields words={words} id="address" measures={["ban-source", "lift"]} />
      </ActForm>
      <small>{words.addressLine}</small>
      <h3>{words.bot}</h3>
      <ActForm words={words} id="bot" label={words.bot}>
        <input type="hidden" name="act" value="bar-bot" />
        <label for="bot-author">
          {words.botAuthor}
          <input id="bot-author" name="author" required maxLength={40} autocomplete="off" />
        </label>
        <label for="bot-name">
          {words.botName}
          <input id="bot-name" name="name" required maxLength={40} autocomplete="off" />
        </label>
        <TermField words={words} id="bot" />
      </ActForm>
      <small>{words.botLine}</small>
      <h3>{words.roomTitle}</h3>
      <ActForm words={words} id="room" label={words.roomTitle}>
        <input type="hidden" name="act" value="end-room" />
        <label for="room-code">
          {words.roomCode}
          <input id="room-code" name="code" required maxLength={12} autocomplete="off" />
        </label>
      </ActForm>
      <small>{words.roomLine}</small>
      <h3>{words.tournamentTitle}</h3>
      <ActForm words={words} id="tournament" label={words.tournamentTitle}>
        <input type="hidden" name="act" value="clear-tournament" />
        <label for="tournament-id">
          {words.tournamentAddress}
          <input id="tournament-id" name="tournament" required maxLength={200} autocomplete="off" />
        </label>
      </ActForm>
      <small>{words.tournamentLine}</small>
      <h3>{words.nameTitle}</h3>
      <ActForm words={words} id="name" label={words.nameTitle}>
        <input type="hidden" name="act" value="free-name" />
        <label for="name-text">
          {words.nameTaken}
          <input id="name-text" name="name" required maxLength={24} autocomplete="off" />
        </label>
      </ActForm>
      <small>{words.nameLine}</small>
      <small>{words.reasonLine}</small>
    </details>
  );
}
