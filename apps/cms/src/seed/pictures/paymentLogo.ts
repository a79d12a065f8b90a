import { indigo, laterite, millet, night, sand, shea, white } from './palette.ts'
import { circle, path, rect, repeat } from './shapes.ts'

const size = 400

/** The signs of the payment modes: what is handed over, not whose it is. */
export const paymentLogos = {
  phone: {
    ground: shea,
    sign:
      rect(140, 70, 120, 260, white, 22) +
      rect(156, 100, 88, 170, shea, 6) +
      circle(200, 298, 13, shea) +
      circle(200, 185, 34, millet),
  },
  cash: {
    ground: millet,
    sign:
      rect(70, 150, 260, 130, white, 12) +
      rect(86, 120, 228, 14, sand, 7) +
      circle(200, 215, 40, shea) +
      circle(105, 215, 12, shea) +
      circle(295, 215, 12, shea),
  },
  bank: {
    ground: indigo,
    sign:
      path('M200 80 L330 155 H70 Z', white) +
      repeat(4, (i) => rect(95 + i * 58, 175, 34, 100, white, 4)) +
      rect(75, 290, 250, 26, millet, 4),
  },
  card: {
    ground: laterite,
    sign:
      rect(65, 120, 270, 170, white, 20) +
      rect(65, 155, 270, 38, night) +
      rect(90, 225, 70, 32, millet, 6),
  },
  cheque: {
    ground: night,
    sign:
      rect(60, 130, 280, 145, sand, 10) +
      rect(85, 160, 150, 12, indigo, 6) +
      rect(85, 190, 110, 12, indigo, 6) +
      rect(255, 215, 60, 36, millet, 6) +
      rect(85, 235, 130, 5, laterite),
  },
} as const

export type PaymentLogo = keyof typeof paymentLogos

/** A logo of 400 by 400 for a payment mode. */
export function paymentLogo(name: PaymentLogo): string {
  const { ground, sign } = paymentLogos[name]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${rect(0, 0, size, size, ground)}${sign}</svg>`
}
