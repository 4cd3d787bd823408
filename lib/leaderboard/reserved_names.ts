/** Names that nobody may have, for others would take them for the site's own. */

import { foldName } from "./fold_name.ts";

/** Wherever one of these words stands, the name sounds like somebody in charge, or like the computer. */
const WORDS = [
  "admin administrator administrador administradora administration administración",
  "moderator mod mods moderador moderadora moderation moderación",
  "official oficial staff support soporte helpdesk security seguridad",
  "server servidor system sistema webmaster sysadmin root operator operador",
  "computer cpu máquina computadora ordenador conquerors",
].flatMap((line) => line.split(" "));

/** Only as the whole name: the levels, the seats, the games, and who is nobody. */
const NAMES = [
  ["Easy", "Normal", "Tricky", "Hard", "Sharp", "Fierce", "Ruthless", "Expert", "Conqueror"],
  ["Fácil", "Astuto", "Difícil", "Agudo", "Feroz", "Implacable", "Experto", "Conquistador"],
  ["Blue", "Red", "Green", "Orange", "Purple", "Teal", "Pink", "Brown", "First", "Second"],
  ["Azul", "Rojo", "Verde", "Naranja", "Morado", "Turquesa", "Rosa", "Marrón"],
  ["Primero", "Segundo"],
  ["Guest", "Deleted player", "You", "Opponent", "Rival", "Player", "Anonymous", "Nobody"],
  ["Invitado", "Jugador eliminado", "Jugador borrado", "Tú", "Jugador", "Anónimo", "Nadie"],
  ["House", "House Bot", "Casa", "Bot de la casa"],
  ["Conway's Conquerors", "Conway by Post", "King of the Hill", "Bot Arena", "Annihilation"],
  ["null", "undefined"],
].flat();

const WORD_FOLDS = foldsOf(WORDS);
const NAME_FOLDS = foldsOf([...WORDS, ...NAMES]);

/** Whether a name is one of these, or looks like one, with or without a number behind it. */
export function isReserved(name: string): boolean {
  const bare = name.replace(/[\P{L}]+$/u, "");
  if ([name, bare].some((text) => NAME_FOLDS.has(foldName(text)))) return true;
  const words = bare.split(/[^\p{L}\p{M}\p{N}$!|]+/u);
  return words.some((word) => WORD_FOLDS.has(foldName(word)));
}

function foldsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(foldName));
}
