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
    ground: '#1f2c5c',
    shade: '#131b3b',
    bold: '#b3401f',
    bright: '#e5a32a',
    light: '#faf6ee',
  },
  karite: {
    ground: '#2c6a4c',
    shade: '#1d4a35',
    bold: '#e5a32a',
    bright: '#faf6ee',
    light: '#1f2c5c',
  },
  laterite: {
    ground: '#b3401f',
    shade: '#8f3015',
    bold: '#1f2c5c',
    bright: '#e5a32a',
    light: '#faf6ee',
  },
  mil: {
    ground: '#e5a32a',
    shade: '#c98a14',
    bold: '#1f2c5c',
    bright: '#b3401f',
    light: '#faf6ee',
  },
} as const satisfies Record<string, ClothTheme>

export type ThemeName = keyof typeof themes
export const themeNames = Object.keys(themes) as ThemeName[]
