/** The first minute of Fraenkel's games and where they come from, in Spanish. */

import type { IntroWords } from "./en.ts";

export const es: IntroWords = {
  title: "¿Primera vez? Apréndelo en un minuto",
  steps: [
    "Dos vértices y una arista. z0 está encendido y mueves tú.",
    "Disparas z0. Se apaga, y z1, adonde lleva la arista, cambia: se enciende.",
    "z1 está encendido, pero no sale ninguna arista de él. Tu rival no puede mover: ganas.",
  ],
  annihilate:
    "Si los dos están encendidos, disparar z0 apaga también z1: dos luces que se encuentran se aniquilan.",
  try: "Prueba con estos dos",
  tryBoth: "Prueba con los dos encendidos",
  gamma:
    "γ es lo que vale una posición. En 0 pierde quien mueve; por encima de 0 gana moviendo a 0; ∞ puede no acabar nunca.",
  source: "El artículo",
  citation:
    "Aviezri S. Fraenkel, «Two-player games on cellular automata», en: More Games of No Chance (Richard J. Nowakowski, ed.), MSRI Publications 42, Cambridge University Press, 2002.",
  where: "El libro en línea, de lectura libre",
};
