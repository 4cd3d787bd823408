import type { ComponentChildren } from "preact";
import { conway } from "../../../games/conway/conway.ts";
import { POST_PLAYERS } from "./setup.ts";
import type { LobbyWords } from "../../home/words/mod.ts";
import type { ConwayWords } from "./words/about/en.ts";

/** What a move may take, in seconds: as long as it takes, minutes, days. */
const MINUTES = [2, 10];
const DAYS = [1, 3, 7];

/** The most pieces a move that the form offers; a link may ask for more. */
const MOST_PLACE = 12;

/** The longest name that the server takes, in UTF-16 code units. */
const LONGEST = 24;

interface PostFormProps {
  readonly page: ConwayWords["setup"];
}

interface PostRoomFormProps extends PostFormProps {
  readonly lobby: LobbyWords;
}

/** A room by post, set up without a script. What one is called stays in the browser. */
export function PostRoomForm({ page, lobby }: PostRoomFormProps) {
  const { min, max } = conway.seats;
  return (
    <form class="room-form" action="/new" method="post">
      <input type="hidden" name="game" value={conway.id} />
      <input type="hidden" name="identity" />
      <Field label={lobby.name}>
        <input
          id="called"
          maxLength={LONGEST}
          autocomplete="nickname"
          placeholder={lobby.nameless}
        />
      </Field>
      <Field label={page.seats}>
        <input type="number" name="seats" min={min} max={max} value={3} required />
      </Field>
      <BoardFields page={page} />
      <Field label={page.pace}>
        <select name="clock">
          <option value="0">{page.paceNone}</option>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes * 60}>{page.paceMinutes(minutes)}</option>
          ))}
          {DAYS.map((days) => (
            <option key={days} value={days * 86_400}>{page.paceDays(days)}</option>
          ))}
        </select>
      </Field>
      <p>
        <small>{page.paceLine}</small>
      </p>
      <Check name="listed" label={page.listed} />
      <button type="submit" class="primary">{page.make}</button>
    </form>
  );
}

/**
 * A game in this page: who plays each seat, of which as many as it takes can't be empty. Colors go in order
 * to those that are played, so seats have numbers here.
 */
export function PostLocalForm({ page }: PostFormProps) {
  const { min, max } = conway.seats;
  const usual = ["person", "normal", "normal"];
  return (
    <form class="room-form" action="/play">
      <input type="hidden" name="game" value={conway.id} />
      {Array.from({ length: max }, (_, index) => (
        <Field key={index} label={page.seat(index + 1)}>
          <select name={`seat${index + 1}`}>
            {index >= min && (
              <option value="" selected={usual[index] === undefined}>{page.closed}</option>
            )}
            {POST_PLAYERS.map((player) => (
              <option key={player} value={player} selected={usual[index] === player}>
                {player === "person" ? page.person : page.levels[player]}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <BoardFields page={page} />
      <button type="submit" class="primary">{page.play}</button>
    </form>
  );
}

function BoardFields({ page }: PostFormProps) {
  const { size, place } = conway.options;
  return (
    <>
      <Field label={page.size}>
        <input type="number" name="size" min={size.min} max={size.max} value={size.default} />
      </Field>
      <Field label={page.place}>
        <input type="number" name="place" min={place.min} max={MOST_PLACE} value={place.default} />
      </Field>
      <Check name="touch" label={page.touch} />
    </>
  );
}

function Field({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <label>
      {label}
      {children}
    </label>
  );
}

function Check({ name, label }: { name: string; label: string }) {
  return (
    <label class="check">
      <input type="checkbox" name={name} value="1" />
      {label}
    </label>
  );
}
