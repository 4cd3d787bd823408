/** What is fetched only when somebody opens it: the census, light cones, what was before, files. */

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
  readonly children: (module: Module) => ComponentChildren;
}

/** Where it cannot be fetched the rest goes on without it. */
function Later<Module>({ title, load, children }: LaterProps<Module>) {
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
      {isOpen.value && module.value && children(module.value)}
    </details>
  );
}
