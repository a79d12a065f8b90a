import { colours } from '@sira/cloth/colours'

/** The colours of the design, and the few tints that a flat picture needs between them. */
export const {
  encre: ink,
  sable: sand,
  lin: linen,
  blanc: white,
  indigo,
  indigoNuit: night,
  laterite,
  lateriteFonce: brick,
  mil: millet,
  karite: shea,
} = colours
export const ochre = '#c98a14'
export const forest = '#1d4a35'
export const leaf = '#4f8d66'
export const clay = '#c9834f'
export const skins = ['#5a3320', '#6f4126', '#43261a', '#82502f'] as const

/** The colours of a scene at one hour. */
export interface Light {
  sky: string
  glow: string
  sun: string
  far: string
  near: string
  wall: string
  wallShade: string
  floor: string
  accent: string
  clothTheme: number
}

export const lights = {
  matin: {
    sky: '#f4dfb6',
    glow: '#fbf1dc',
    sun: millet,
    far: '#e3c48d',
    near: '#c9935a',
    wall: linen,
    wallShade: '#e6d8be',
    floor: '#c98e5f',
    accent: laterite,
    clothTheme: 0,
  },
  soir: {
    sky: '#e08a4a',
    glow: '#f2bf74',
    sun: '#fdf0d2',
    far: '#bf5630',
    near: brick,
    wall: '#f0cf9f',
    wallShade: '#e2b87f',
    floor: brick,
    accent: indigo,
    clothTheme: 2,
  },
  nuit: {
    sky: indigo,
    glow: '#35437d',
    sun: '#f3e2b8',
    far: '#2b3970',
    near: night,
    wall: '#2e3b70',
    wallShade: '#253060',
    floor: night,
    accent: millet,
    clothTheme: 3,
  },
  pluie: {
    sky: '#cfe0cf',
    glow: '#ecf1e0',
    sun: millet,
    far: '#93b697',
    near: shea,
    wall: '#e2ead8',
    wallShade: '#cbdac6',
    floor: '#3d7757',
    accent: laterite,
    clothTheme: 1,
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights
