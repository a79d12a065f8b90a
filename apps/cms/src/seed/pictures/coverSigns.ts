import { circle, ellipse, path, place, rect, repeat, stroke } from './shapes.ts'

/** The two colours of a sign, and the ground that shows through it. */
interface SignColours {
  ink: string
  accent: string
  ground: string
}

type Sign = (colours: SignColours) => string

/** The subject of a book, drawn around the origin in a square of 260. */
export const coverSigns = {
  coins: ({ ink, accent, ground }) =>
    repeat(3, (column) =>
      repeat(2 + column, (row) => {
        const x = -85 + column * 85
        const y = 100 - row * 42
        return (
          rect(x - 38, y - 18, 76, 30, ink, 15) +
          ellipse(x, y - 18, 38, 13, row === column + 1 ? accent : ground) +
          ellipse(x, y - 18, 30, 9, row === column + 1 ? accent : ink)
        )
      }),
    ),
  sheet: ({ ink, accent, ground }) =>
    rect(-90, -125, 180, 250, ink, 10) +
    circle(-42, -70, 28, accent) +
    rect(5, -90, 65, 14, ground, 7) +
    rect(5, -62, 45, 14, ground, 7) +
    repeat(4, (line) => rect(-68, -8 + line * 30, line === 3 ? 80 : 136, 12, ground, 6)),
  phone: ({ ink, accent, ground }) =>
    rect(-72, -130, 144, 260, ink, 24) +
    rect(-56, -102, 112, 190, ground, 8) +
    circle(0, 109, 11, ground) +
    path('M-38 -20 H38 L28 58 H-28 Z', accent) +
    stroke('M-18 -20 C-18 -62 18 -62 18 -20', accent, 10),
  grid: ({ ink, accent, ground }) =>
    rect(-125, -105, 250, 210, ink, 10) +
    repeat(3, (row) =>
      repeat(4, (column) => {
        const marked = row + column === 3
        return rect(-111 + column * 57, -91 + row * 63, 50, 56, marked ? accent : ground, 4)
      }),
    ),
  speech: ({ ink, accent }) =>
    rect(-125, -110, 175, 110, ink, 26) +
    path('M-90 -12 L-95 42 L-38 -12 Z', ink) +
    rect(-30, 20, 155, 90, accent, 26) +
    path('M90 98 L98 136 L48 98 Z', accent),
  wheel: ({ ink, accent, ground }) =>
    circle(0, 0, 125, ink) +
    circle(0, 0, 92, ground) +
    repeat(6, (spoke) => {
      const angle = (spoke * Math.PI) / 6
      const x = Math.round(Math.cos(angle) * 96)
      const y = Math.round(Math.sin(angle) * 96)
      return stroke(`M${-x} ${-y} L${x} ${y}`, ink, 7)
    }) +
    circle(0, 0, 32, accent),
  folder: ({ ink, accent, ground }) =>
    path('M-125 -80 H-30 L-5 -50 H125 V110 H-125 Z', ink) +
    rect(-95, -18, 120, 14, ground, 7) +
    rect(-95, 14, 80, 14, ground, 7) +
    circle(72, 52, 36, accent) +
    path('M52 76 L44 128 L72 110 L100 128 L92 76 Z', accent),
  letter: ({ ink, accent, ground }) =>
    rect(-125, -85, 250, 170, ink, 12) +
    stroke('M-112 -72 L0 22 L112 -72', ground, 12) +
    circle(0, 38, 26, accent),
  sun: ({ ink, accent, ground }) =>
    repeat(8, (ray) => {
      const angle = (ray * Math.PI) / 4
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const from = `${Math.round(x * 70)} ${Math.round(y * 70 - 50)}`
      return stroke(`M${from} L${Math.round(x * 96)} ${Math.round(y * 96 - 50)}`, accent, 12)
    }) +
    circle(0, -50, 52, accent) +
    path('M-90 25 H90 L125 125 H-125 Z', ink) +
    stroke('M-107 74 H107', ground, 6) +
    stroke('M-32 28 L-44 122 M32 28 L44 122', ground, 6),
  lock: ({ ink, accent, ground }) =>
    stroke('M-55 -10 V-60 C-55 -135 55 -135 55 -60 V-10', ink, 28) +
    rect(-95, -20, 190, 145, ink, 20) +
    circle(0, 38, 24, accent) +
    path('M-11 45 H11 L18 92 H-18 Z', accent) +
    stroke('M-70 104 H-48 M48 104 H70', ground, 8),
  people: ({ ink, accent, ground }) =>
    repeat(4, (index) => person(-108 + index * 72, -40, ink)) +
    person(0, 72, ground, 1.5) +
    person(0, 72, accent, 1.25),
} as const satisfies Record<string, Sign>

export type CoverSign = keyof typeof coverSigns

function person(x: number, y: number, colour: string, scale = 1): string {
  return place(
    x,
    y,
    scale,
    circle(0, -52, 24, colour) + path('M-32 40 C-32 -40 32 -40 32 40 Z', colour),
  )
}
