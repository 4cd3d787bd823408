/** What is fetched only when somebody opens it: the census, light cones, patterns, files. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { late } from "../parts/late.ts";
import type { Run } from "./run.ts";
import type { Studio } from "./studio.ts";

interface FarProps {
  readonly studio: Studio;
}

/** The list of what's counted. */
export function Census({ studio, run }: FarProps & { readonly run: Run }) {
  const { own } = studio;
  return (
    <Later title={own.census.title} load={() => import("./census_list.tsx")}>
      {({ CensusList }) => run.isPlaying.value ? <p>{own.busy}</p> : <CensusList studio={studio} />}
    </Later>
  );
}

export function Far({ studio }: FarProps) {
  const { own } = studio;
  const load = () => import("./far_panel.tsx");
  return (
    <>
      <Later title={own.cone.title} load={load}>
        {({ LightCone }) => <LightCone studio={studio} />}
      </Later>
      <Later title={own.before.title} load={load}>
        {({ Predecessor }) => <Predecessor studio={studio} />}
      </Later>
    </>
  );
}

/** A pattern from outside: what was pasted stays when it's closed. */
export function Bring({ studio }: FarProps) {
  return (
    <Later title={studio.own.bring.title} load={() => import("./bring_pattern.tsx")} stays>
      {({ BringPattern }) => <BringPattern studio={studio} />}
    </Later>
  );
}

/** The board as a file and as a link. */
export function Export({ studio }: FarProps) {
  return (
    <Later title={studio.own.export.title} load={() => import("./take_along.tsx")}>
      {({ TakeAlong }) => <TakeAlong studio={studio} />}
    </Later>
  );
}

interface LaterProps<Module> {
  readonly title: string;
  readonly load: () => Promise<Module>;
  /** Whether it goes on while it's closed. */
  readonly stays?: boolean;
  readonly children: (module: Module) => ComponentChildren;
}

/** Where it cannot be fetched the rest goes on without it. */
function Later<Module>({ title, load, stays, children }: LaterProps<Module>) {
  const module = useSignal<Module | undefined>(undefined);
  const isOpen = useSignal(false);
  const toggle = async (open: boolean) => {
    isOpen.value = open;
    if (open) module.value ??= await late(load).catch(() => undefined);
  };
  return (
    <details
      class="share later"
      onToggle={({ currentTarget: { open } }) => toggle(open)}
    >
      <summary>{title}</summary>
      {(stays || isOpen.value) && module.value && children(module.value)}
    </details>
  );
}
