/** What the page about the site says, in Spanish. */

import type { AboutWords } from "./en.ts";

export const es: AboutWords = {
  title: "Acerca de",
  sections: [
    {
      title: "Qué es esto",
      text: [
        "Conway's Conquerors es un juego para dos sobre el Juego de la Vida de Conway. Sin dados y sin nada oculto: lee las próximas generaciones mejor que tu rival y ganas.",
        "Juega contra la máquina, con alguien en el mismo dispositivo o por enlace, o en una partida abierta. Después de tu primera visita, la máquina, las lecciones y el laboratorio también funcionan sin conexión.",
      ],
    },
    {
      title: "De dónde viene",
      text: [
        "El juego viene de dos informes de Terrible Crow Studio. TR-001, «Specification and Analysis of a Two-Color Life Variant» (v5.4, 2026), tiene las reglas que aquí se llaman Clásico. RR-001, «A Competitive Two-Color Cellular Automaton» (v7.0, 2026), tiene las estándar, V2.",
        "Otros juegos sobre autómatas celulares que le dieron forma: Conway por correo (Eric Shultz y Cameron Browne, pbmserv, 2005), el reto «It's Life, Jim, but not as we know it» y «Two-player Games on Cellular Automata», de Aviezri Fraenkel.",
        "John Conway inventó la Vida en 1970. Este programa es software libre con licencia MIT.",
      ],
    },
    {
      title: "Qué se guarda y dónde",
      text: [
        "Sin cuentas, sin publicidad, sin nada de otros sitios, sin rastreo.",
        "En tu navegador: tus ajustes, tu avance con lecciones y rivales, tu nombre si elegiste uno, las llaves de tus asientos y tu código secreto de jugador. Las cookies solo recuerdan tu idioma y las salas que abriste.",
        "En el servidor: partidas terminadas, puntos, nombres, el chat de las salas hasta que se cierran y una huella (SHA-256) de tu código de jugador. En tu perfil puedes descargarlo o eliminarlo todo.",
        "Si alguien avisa de ti, guardamos tu nombre y tus últimos mensajes hasta resolverlo. La lista de jugadores que bloqueas se guarda con tu huella.",
      ],
    },
  ],
  version: (version) => `Versión ${version}`,
  changelog: "Novedades",
  me: "Perfil",
  rules: "Las reglas",
  on: "Seguir",
};
