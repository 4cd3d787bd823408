/** The secret code of this device, shown when asked for, and another's put in its place. */

import { useSignal } from "@preact/signals";
import { type Account, isCode } from "../net/account.ts";
import { heardAgain } from "../parts/voice.ts";
import type { PeopleWords } from "./words/mod.ts";

interface DeviceCodeProps {
  readonly words: PeopleWords;
  readonly account: Account;
  /** Whether the page is awake: before that nobody knows what its browser keeps. */
  readonly isReady: boolean;
  /** This device is another player now. */
  readonly onAdopted: () => void;
}

export function DeviceCode(props: DeviceCodeProps) {
  const { words: { me }, account, isReady, onAdopted } = props;
  const isShown = useSignal(false);
  const said = useSignal("");
  const adopt = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const code = String(new FormData(form).get("code")).trim();
    // Whoever plays here from now on is told of no turns of the player before.
    // Where storage is forbidden there's no asking, and Safari knows no push outside the home screen.
    if (isCode(code) && code !== account.code) await endReminders().catch(() => {});
    const isAdopted = account.adopt(code);
    said.value = heardAgain(said.peek(), isAdopted ? me.codeUsed : me.codeWrong);
    if (!isAdopted) return;
    form.reset();
    isShown.value = false;
    onAdopted();
  };
  return (
    <section class="card" aria-labelledby="code-title">
      <h2 id="code-title">{me.codeTitle}</h2>
      <p>{me.codeLine}</p>
      {isReady && !account.isKept && <p class="notice">{me.codeUnkept}</p>}
      <button
        type="button"
        aria-expanded={`${isShown.value}`}
        onClick={() => isShown.value = !isShown.value}
      >
        {isShown.value ? me.codeHide : me.codeShow}
      </button>
      {isShown.value && (
        <p>
          {me.codeLabel}: <code>{account.code}</code>
        </p>
      )}
      <form class="text-field" onSubmit={adopt}>
        <label for="code">{me.codeOther}</label>
        <input
          id="code"
          name="code"
          required
          aria-invalid="false"
          maxLength={64}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
        />
        <button type="submit">{me.codeUse}</button>
      </form>
      <p role="status">{said.value}</p>
    </section>
  );
}

/** Few browsers have any. Where what tells the server can't be fetched, the push service will. */
async function endReminders(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  const fetched = await import("../net/reminder.ts").catch(() => undefined);
  await (fetched ? new fetched.Reminder().turnOff() : subscription.unsubscribe());
}
