/** What the page about the site says, in Spanish. */

import type { AboutWords } from "./en.ts";

export const es: AboutWords = {
  title: "Acerca de",
  sections: [
    {
      title: "Qué es esto",
      text: [
        "Conway's Conquerors es un juego para dos sobre el Juego de la Vida de Conway. Nadie tira dados y nada está oculto: gana quien lee mejor las próximas generaciones.",
        "Juega contra la máquina, con alguien en el mismo dispositivo, por enlace, o con quien espere en la lista. Las partidas contra la máquina, las lecciones y el laboratorio funcionan sin red una vez que has estado aquí.",
      ],
    },
    {
      title: "De dónde viene",
      text: [
        "El juego se describe en dos informes de Terrible Crow Studio: TR-001, «Specification and Analysis of a Two-Color Life Variant» (v5.4, 2026), cuyas reglas aquí se llaman Clásico, y RR-001, «A Competitive Two-Color Cellular Automaton» (v7.0, 2026), cuyas reglas son V2.",
        "Otros juegos sobre autómatas celulares que le dieron forma: Conway por correo (Eric Shultz y Cameron Browne, pbmserv, 2005), el reto «It's Life, Jim, but not as we know it» y «Two-player Games on Cellular Automata», de Aviezri Fraenkel.",
        "La Vida misma es de John Conway, de 1970. El programa es software libre con licencia MIT.",
      ],
    },
    {
      title: "Qué se guarda y dónde",
      text: [
        "No hay cuentas, ni publicidad, ni nada de otros sitios, ni nada que te siga.",
        "En tu navegador: tus ajustes, hasta dónde llegaste con lecciones y rivales, un nombre si lo das, las llaves de tus asientos y un código secreto que dice qué partidas son tuyas. Las cookies recuerdan el idioma que elegiste y las salas que abriste, nada más.",
        "En el servidor: partidas terminadas, puntos, nombres y lo que dices en las salas hasta que se cierran; de tu código secreto, solo una huella (SHA-256). En la página de este dispositivo puedes descargarlo todo o borrarlo.",
        "Si alguien avisa de ti, tu nombre y tus últimas líneas se guardan hasta que se atienda. A quién bloqueas se guarda con tu huella.",
      ],
    },
  ],
  version: (version) => `Versión ${version}`,
  changelog: "Novedades",
  me: "Este dispositivo",
  rules: "Las reglas",
  on: "Seguir",
};
