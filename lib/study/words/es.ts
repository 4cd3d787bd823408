/** What the balance study says, in Spanish. */

import type { StudyWords } from "./en.ts";

const day = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });

const share = (percent: number) => `${percent.toLocaleString("es")}\u00a0%`;

export const es: StudyWords = {
  title: "Estudio de equilibrio",
  intro:
    "Los niveles juegan entre sí con este mismo motor, y cualquiera puede repetirlo: la misma semilla da las mismas partidas.",
  made: (date, games, seed) =>
    `${games.toLocaleString("es")} partidas por fila, semilla ${seed}, jugadas el ${
      day.format(new Date(date))
    } con:`,
  players: {
    "random": { text: "Juego al azar", phrase: "el juego al azar" },
    "local-300k": {
      text: "Búsqueda simple",
      phrase: "una búsqueda simple que mira 300.000 generaciones por turno",
    },
    "conqueror-4m": {
      text: "Conquistador, 4 millones",
      phrase: "el primer Conquistador, que mira 4.000.000 de generaciones por turno",
    },
    "conqueror-1m": {
      text: "Conquistador, 1 millón",
      phrase: "el Conquistador de la tercera versión, que mira 1.000.000 de generaciones por turno",
    },
    "conqueror-2m": {
      text: "Conquistador, 2 millones",
      phrase: "el Conquistador de antes, que mira 2.000.000 de generaciones por turno",
    },
  },

  ladder: "Quién gana a quién",
  ladderLine: "Cada nivel contra todos los demás y contra sí mismo.",
  duel: (one, other) => `${one} contra ${other}`,
  duelLine: "Uno está por encima del otro: aquí, cuánto.",
  duelResults: (one, other, game) => `${one} contra ${other} en ${game}`,
  resultsChart: (game) =>
    `Porcentajes de partidas ganadas, empatadas y perdidas en ${game}, como en la tabla siguiente`,
  results: (game) => `Resultados en ${game}`,
  strength: (game) => `Fuerza en ${game}`,
  strengthChart: (game) => `Elo en ${game} y su margen de error, como en la tabla siguiente`,
  sweep: "Cuánto vale mover primero",
  sweepLine:
    "El komi son puntos extra para Azul cuando deciden las células. Azul mueve primero y mover último es mejor. Con un 50 % está igualado.",
  sweepChart: (game) =>
    `Lo que puntúa quien empieza en ${game} según el komi, como en la tabla siguiente`,
  sweepResults: (game) => `Resultados según el komi en ${game}`,
  score: (level, percent, other) =>
    `En pruebas, ${level} ganó el ${share(percent)} de sus partidas contra ${other}.`,
  link: "Cómo se midieron los niveles",

  columns: {
    game: "Reglas",
    options: "Opciones",
    blue: "Uno",
    red: "Otro",
    blueWin: "% gana uno",
    redWin: "% gana otro",
    draw: "% empates",
    extinction: "% extinción",
    meanRound: "Ronda media",
    meanMargin: "Ventaja media",
    firstMover: "% de quien empieza",
    anchorLost: "% sin ancla",
    ms: "ms por turno",
    steps: "Pasos por turno",
    faults: "Faltas",
    player: "Jugador",
    elo: "Elo",
  },

  people: {
    title: "Qué dice esto de las personas",
    line:
      "Poco. Los cuadros de abajo son de máquinas contra máquinas: muestran el orden de los niveles y la distancia entre ellos, no lo difícil que es un nivel para ti. Las personas ven patrones y planean varios turnos, y ningún nivel hasta Difícil lo hace (RR-001, sección 7).",
    counted: (games) =>
      `Así de a menudo ganan aquí las personas sus partidas que puntúan. Un nivel aparece desde ${games} partidas. Las abandonadas se cuentan aparte.`,
    none: (games) =>
      `Cuando se hayan terminado ${games} partidas que puntúan contra un nivel, verás aquí cuántas ganan las personas.`,
    results: (game) => `Personas contra la máquina en ${game}`,
    columns: ["Nivel", "Ganan las personas %", "Partidas", "Abandonadas"],
  },

  report: {
    title: "Junto al informe",
    line:
      "RR-001 publicó tres campañas. Aquí están, jugadas otra vez con sus números. En cada casilla va primero la cifra del informe y después la nuestra.",
    columns: [
      "Primero y segundo",
      "Gana el primero %",
      "Gana el segundo %",
      "Empate %",
      "Extinción %",
      "Ronda media",
    ],
    campaigns: {
      v54: {
        title: "v5.4, la base",
        line: "Reglas clásicas. Difícil coloca célula a célula, como los demás.",
      },
      v55: {
        title: "v5.5, ajustada",
        line: "Reglas clásicas. Difícil caza al débil y lanza antes la bomba.",
      },
      v2: { title: "V2", line: "Las reglas de hoy. Difícil planea turnos enteros." },
    },
    whyTitle: "Por qué difieren",
    why: [
      "El azar: con 100 partidas, una cifra se desvía hasta 10 puntos 19 veces de cada 20. Jugamos 100 por fila; el informe, de 50 a 200.",
      "Para que un nivel juegue primero, el informe cambia los colores y no menciona las columnas. Nosotros reflejamos ambas cosas: si no, la casa propia y la rival se intercambian. Su gran ventaja del primero entre iguales no aparece aquí.",
      "El informe deja números abiertos: dónde va el primer bloque, cuánto valen tres vecinas propias, qué suman las zonas en V2. Tuvimos que elegir.",
      "En el informe se elige entre una parte de los «candidatos». Para nosotros son todas las casillas legales.",
      "Los niveles contra los que juegas son más fuertes que estos. Difícil busca casillas zona por zona y cuenta el agobio y la extinción; Fácil y Normal evitan las células que morirían.",
    ],
  },

  howTitle: "Cómo se lee",
  how: [
    "La búsqueda simple piensa como Experto, con 300.000 pasos. Un paso es una generación que se mira.",
    "Los dos se turnan para mover primero, cada uno en la mitad de las partidas. Si un nivel juega contra sí mismo, el uno es quien mueve primero.",
    "Entre paréntesis: dónde está el porcentaje verdadero 19 veces de cada 20 (Wilson).",
    "Ventaja: cuántas células lleva un bando de más al final, contadas como dicen las reglas. Extinción: la partida acabó porque un bando se quedó sin células.",
    "De quien empieza: sus victorias y la mitad de sus empates. Sin ancla: turnos empezados con vida pero sin ninguna célula en casa.",
    "Elo: 400 puntos son diez a uno; la media de cada tabla es 0 (Bradley y Terry), y ± vale 19 veces de cada 20.",
  ],
};
