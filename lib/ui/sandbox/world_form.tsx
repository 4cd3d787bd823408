/** What the board lives by: any rule of numbers of neighbors, with edges or without. */

import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import { canTie, NAMED_RULES, writeLifeRule } from "../../automaton/life_rule.ts";
import { useChange } from "./use_change.ts";
import type { LabProps } from "./lab.tsx";

export function WorldForm({ studio, run }: LabProps) {
  const { own: { rule }, world } = studio;
  const wrong = useSignal("");
  const id = useId(), input = useRef<HTMLInputElement>(null);
  const written = writeLifeRule(world.value.rule);
  // After another rule has come with a pattern, that is what stands here.
  useChange(() => {
    input.current!.value = written;
  }, [written]);
  const set = (event: Event & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    run.pause();
    const text = `${new FormData(event.currentTarget).get("rule")}`;
    wrong.value = studio.chooseRule(text) ?? "";
  };
  return (
    <form class="world" onSubmit={set}>
      <label for={`${id}-rule`}>{rule.label}</label>
      <input
        id={`${id}-rule`}
        name="rule"
        required
        autocomplete="off"
        spellcheck={false}
        list={id}
        defaultValue={written}
        ref={input}
      />
      <button type="submit">{rule.set}</button>
      <datalist id={id}>
        {Object.entries(NAMED_RULES).map(([name, written]) => (
          <option key={name} value={written}>{name}</option>
        ))}
      </datalist>
      <label class="check">
        <input
          type="checkbox"
          checked={world.value.topology === "torus"}
          onChange={({ currentTarget }) =>
            studio.chooseTopology(currentTarget.checked ? "torus" : "plane")}
        />
        {rule.torus}
      </label>
      {canTie(world.value.rule) && <small>{rule.ties}</small>}
      <p role="status">{wrong.value}</p>
    </form>
  );
}
