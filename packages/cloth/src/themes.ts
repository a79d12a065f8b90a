import { colours } from './colours.ts'

/** Colours of one cloth, from the tokens of the visual reference. */
export interface ClothTheme {
  ground: string
  shade: string
  bold: string
  bright: string
  light: string
}

export const themes = {
  indigo: {
    ground: colours.indigo,
    shade: colours.indigoNuit,
    bold: colours.laterite,
    bright: colours.mil,
    light: colours.sable,
  },
  karite: {
    ground: colours.karite,
    shade: '#1d4a35',
    bold: colours.mil,
    bright: colours.sable,
    light: colours.indigo,
  },
  laterite: {
    ground: colours.laterite,
    shade: colours.lateriteFonce,
    bold: colours.indigo,
    bright: colours.mil,
    light: colours.sable,
  },
  mil: {
    ground: colours.mil,
    shade: '#c98a14',
    bold: colours.indigo,
    bright: colours.laterite,
    light: colours.sable,
  },
} as const satisfies Record<string, ClothTheme>

export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as ThemeName[]
