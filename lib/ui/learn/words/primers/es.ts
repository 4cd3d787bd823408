/** The text of the lessons of games besides Conquerors, in Spanish. */

import type { PrimerWords } from "./en.ts";

export const es: PrimerWords = {
  lessons: {
    "skirmish-settle": {
      title: "Tomar posición",
      body: [
        "Escaramuza se juega con las reglas de Conquerors en un tablero de 16 columnas y 14 filas. Tu casa son solo las primeras cinco columnas, así que Rojo está cerca.",
        "En cada turno colocas cuatro células y después todo el tablero vive una generación.",
      ],
      task: "Coloca cuatro células en tu casa de modo que todas sobrevivan y no nazca nada nuevo.",
      gist: "Un bloque no cambia. Es un comienzo seguro en un tablero tan pequeño.",
    },
    "skirmish-cross": {
      title: "Seis columnas por cruzar",
      body: [
        "La zona neutral tiene solo seis columnas, de la f a la k. La casa de Rojo empieza en la columna l.",
        "Todavía no puedes colocar en la casa de Rojo. Tu primera célula allí tiene que nacer.",
      ],
      task: "Haz que este turno nazca una célula tuya en la casa de Rojo.",
      gist:
        "Tres células en vertical junto a la línea dan a luz a ambos lados. En este tablero puedes llegar pronto.",
    },
    "skirmish-bomb": {
      title: "Bombas desde la ronda 5",
      body: [
        "La partida tiene ocho rondas y desde la ronda 5 hay bombas. Una bomba limpia tres por tres casillas y ocupa todo tu turno.",
        "Lo que queda de una forma suele morir solo.",
      ],
      task: "Elimina a Rojo con una sola bomba.",
      gist: "Quien se queda sin células pierde en el acto.",
    },
    "skirmish-komi": {
      title: "Cinco puntos y medio",
      body: [
        "Rojo mueve al final, y eso vale algo. Por eso Azul recibe 5,5 puntos extra cuando deciden las células, y ahí nunca hay empate.",
        "Eres Azul y tienes 8 células contra 16. Es el último turno y Rojo pasará.",
      ],
      task:
        "Acércate lo suficiente para que los puntos extra te den la victoria: no pierdas ninguna célula y agrega algunas.",
      gist: "Con Azul puedes ir hasta cinco puntos abajo y ganar igual.",
    },
    "post-turns": {
      title: "Turnos que crecen",
      body: [
        "El primer turno de la partida coloca una pieza; el segundo, dos. Desde el tercero son hasta tres.",
        "En las dos primeras rondas nada vive ni muere. Después, a cada turno le sigue una generación.",
        "Tu rival y tú se alternan: juegas el primero, el tercero y el quinto.",
      ],
      task: "Juega tres turnos. Tras la primera generación, ten al menos cuatro piezas.",
      gist:
        "Construye algo duradero antes de la primera generación. Después puedes pasar sin problema.",
    },
    "post-ring": {
      title: "Sin bordes",
      body: [
        "Más allá del borde derecho vuelves a entrar por la izquierda; más allá de abajo, por arriba.",
        "Así que la columna j está junto a la columna a.",
      ],
      task: "Haz que nazca una pieza tuya en la columna a. No la coloques allí.",
      gist: "Tres en fila en un borde dan a luz en el otro.",
    },
    "post-nobody": {
      title: "Piezas de nadie",
      body: [
        "Una pieza nueva toma el color que más se repite entre sus tres madres. Si las tres son distintas, no es de nadie: se marca con #.",
        "Las piezas neutrales cuentan como vecinas igual que las demás.",
        "En e5 ya se tocan dos rivales.",
      ],
      task: "Haz que nazca una pieza neutral.",
      gist: "Las piezas neutrales alimentan y estorban a todos por igual.",
    },
    "post-crowd": {
      title: "Ahógalo",
      body: [
        "Si te quedas sin piezas tras una generación, estás fuera. Gana quien queda al final.",
        "Tu rival tiene tres en fila: la del medio vive, y nacen otras arriba y abajo. Donde hay cuatro vecinas no nace nada, y una pieza con cuatro muere.",
      ],
      task: "Deja a tu rival sin piezas. Rodea un extremo por tres lados.",
      gist: "Tus piezas pueden ser las vecinas que sobran.",
    },
    "hill-friends": {
      title: "Solo amigas",
      body: [
        "Ambos colocan y después el tablero vive una generación.",
        "Una célula sobrevive con dos o tres vecinas de su color. Las enemigas no cuentan para nada.",
      ],
      task: "Coloca hasta dos células de modo que todas las tuyas sobrevivan. Rojo pasa.",
      gist: "El par rojo junto al tuyo ni ayuda ni estorba.",
    },
    "hill-grow": {
      title: "Crece donde hay calma",
      body: [
        "Nace una célula donde exactamente tres vecinas son de un mismo color y no hay ninguna enemiga al lado.",
      ],
      task: "Coloca hasta cuatro células de modo que todas sobrevivan y nazcan al menos tres.",
      gist: "Lejos de las enemigas, las colonias crecen como en el Juego de la Vida.",
    },
    "hill-guard": {
      title: "Monta guardia",
      body: [
        "Basta una enemiga junto a una casilla vacía: ahí no nace nada.",
        "De las tres rojas en fila están por nacer dos, en g4 y g6.",
      ],
      task: "Coloca hasta dos células de modo que no nazca nada rojo.",
      gist:
        "Una sola célula impide todos los nacimientos a su alrededor, aunque muera en el intento.",
    },
    "hill-top": {
      title: "La cima",
      body: [
        "Cuando termina la última generación, gana quien tiene más células.",
        "Rojo tiene ocho células y pasa. Tú tienes cuatro, y esta es la última generación.",
      ],
      task: "Coloca hasta cuatro células y termina con más que Rojo.",
      gist: "Una forma que crece le gana a una que solo sobrevive.",
    },
    "fire-both": {
      title: "Dos luces se encuentran",
      body: [
        "Elige un vértice encendido y uno al que apunte. El primero se apaga y el otro cambia: si estaba apagado se enciende, si estaba encendido se apaga.",
      ],
      task: "Apaga las dos luces en una jugada.",
      gist: "Cuando una luz llega a otra, desaparecen las dos. Eso es la aniquilación.",
    },
    "fire-stuck": {
      title: "Sin jugadas",
      body: [
        "Quien no puede mover pierde. Un vértice sin flechas no puede disparar: una luz ahí queda atascada.",
      ],
      task: "Mueve la luz de modo que tu rival no pueda mover.",
      gist: "Puede haber luces encendidas. Lo que cuenta es quién puede disparar todavía.",
    },
    "fire-ahead": {
      title: "Piensa más allá",
      body: [
        "Tu rival responde lo mejor que puede. Busca una jugada tras la cual cada respuesta te deje una ganadora.",
      ],
      task: "Gana en dos jugadas.",
      gist: "Hay posiciones en las que toda jugada pierde. Lleva a tu rival hasta ahí.",
    },
    "fire-two": {
      title: "Una luz o la otra",
      body: [
        "Dos luces, y a tu rival le encantaría que se encontraran. Fíjate a quién le toca hacerlo.",
      ],
      task: "Gana en dos jugadas.",
      gist: "Una luz apartada a tiempo puede decidir quién mueve al final.",
    },
  },
  title: (game) => `Aprende ${game}`,
  others: "Otros juegos",
  inSteps: (count) => `Aprende en ${count} pasos`,
  play: "Al juego",
  noScript: "El tablero necesita JavaScript para hacer la tarea.",
};
