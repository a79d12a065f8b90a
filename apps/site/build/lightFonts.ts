import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { countryFaces } from '@sira/cloth/countryFaces'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'
import { arabicLetters, countryLetters, latinLetters } from '../src/styles/letters.ts'

const require = createRequire(import.meta.url)
const made = new URL('../.astro/fonts/', import.meta.url)

interface LightFont {
  name: string
  file: string
  letters: string
  /** One weight, or those between two; none of a face that has but one. */
  weight?: number | { min: number; max: number }
  /** Joined letters and their forms; Latin text does without small capitals and old figures. */
  withForms: boolean
}

const fonts: readonly LightFont[] = [
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    letters: latinLetters,
    weight: 700,
    withForms: false,
  },
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: latinLetters,
    weight: { min: 400, max: 700 },
    withForms: false,
  },
  {
    name: 'readex-pro',
    file: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    letters: arabicLetters,
    weight: { min: 400, max: 700 },
    withForms: true,
  },
  // The forms of these place the marks on the letters.
  {
    name: 'lettres-du-pays',
    file: countryFaces.regular,
    letters: countryLetters,
    withForms: true,
  },
  {
    name: 'lettres-du-pays-grasses',
    file: countryFaces.bold,
    letters: countryLetters,
    withForms: true,
  },
]

/** Cuts the fonts down to our letters and weights before pages are built, into `.astro/fonts`. */
export function lightFonts(): AstroIntegration {
  return {
    name: 'light-fonts',
    hooks: {
      'astro:config:setup': async () => {
        await mkdir(made, { recursive: true })
        await Promise.all(fonts.map(makeLight))
      },
    },
  }
}

async function makeLight({ name, file, letters, weight, withForms }: LightFont): Promise<void> {
  const whole = await readFile(require.resolve(file))
  const light = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    noLayoutClosure: !withForms,
  })
  await writeFile(fileURLToPath(new URL(`${name}.woff2`, made)), light)
}
