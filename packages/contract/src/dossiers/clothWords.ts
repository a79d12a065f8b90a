import type { Locale } from '../locales.ts'

const fr = {
  told: (colour: string, bands: string) => `Un pagne ${colour}, tissé de\u00a0: ${bands}.`,
  /** As `weaveBand` of the cloth numbers them. */
  bands: ['rayures fines', 'damier', 'échelle', 'ruban encadré'],
  themes: {
    indigo: 'indigo',
    karite: 'vert karité',
    laterite: 'rouge latérite',
    mil: 'jaune mil',
  },
}

const en: typeof fr = {
  told: (colour, bands) => `A ${colour} cloth, woven of: ${bands}.`,
  bands: ['fine stripes', 'checks', 'a ladder', 'a framed ribbon'],
  themes: {
    indigo: 'indigo blue',
    karite: 'shea green',
    laterite: 'laterite red',
    mil: 'millet yellow',
  },
}

const ar: typeof fr = {
  told: (colour, bands) => `نسيج ${colour}، خيوطه: ${bands}.`,
  bands: ['خطوط رفيعة', 'مربعات', 'سُلَّم', 'شريط مؤطَّر'],
  themes: { indigo: 'نيلي', karite: 'أخضر', laterite: 'أحمر ترابي', mil: 'أصفر الدخن' },
}

const clothWords: Readonly<Record<Locale, typeof fr>> = { fr, en, ar }

interface WovenCloth {
  theme: keyof typeof fr.themes
  bands: readonly number[]
}

/** The cloth of a reference in words, for who does not see it. */
export function toldCloth({ theme, bands }: WovenCloth, locale: Locale): string {
  const words = clothWords[locale]
  return words.told(words.themes[theme], bands.map((kind) => words.bands[kind]).join(', '))
}
