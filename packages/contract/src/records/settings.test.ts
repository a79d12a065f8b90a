import { describe, expect, test } from 'vitest'
import { defaultSettings, settingsSchema } from './settings.ts'

describe('Settings (product 1, 2.2 and 9)', () => {
  test('have the values of the specification by default', () => {
    expect(defaultSettings).toMatchObject({
      weekdayHours: '08H-18H',
      saturdayHours: '08H-13H',
      showSearch: false,
      showTopHeader: false,
      showLang: true,
      copyrightYear: 2023,
    })
    expect(defaultSettings.skills.map(({ percent }) => percent)).toEqual([98, 97, 96, 94, 92])
    expect(defaultSettings.testimonials).toHaveLength(2)
    expect(defaultSettings.counters.map(({ value }) => value)).toEqual([5, 100, 500, 95, 1000])
  })

  test('count during 5 or 10 seconds', () => {
    for (const { seconds } of defaultSettings.counters) expect([5, 10]).toContain(seconds)
  })

  test.each(Object.keys(defaultSettings))('survive a slip in %s', (field) => {
    for (const slip of [{}, -0.5, 'slip', [7], '']) {
      expect(settingsSchema.safeParse({ [field]: slip }).success).toBe(true)
    }
    expect(settingsSchema.parse({ [field]: { slip: true } })).toEqual(defaultSettings)
  })

  test('keep what the staff have written and mend what is unusable', () => {
    const settings = settingsSchema.parse({
      ...defaultSettings,
      brandName: 'Faso Compétences',
      productName: 'Pas Une Adresse',
      videoUrl: 'pas une adresse',
      counters: [],
    })
    expect(settings.brandName).toBe('Faso Compétences')
    expect(settings.productName).toBe('sira')
    expect(settings.videoUrl).toBeNull()
    expect(settings.counters).toEqual(defaultSettings.counters)
  })

  test('show the woven mark until staff have chosen a logo, which comes as any picture does', () => {
    const attributes = { name: 'logo.webp', mime: 'image/webp', url: '/uploads/logo.webp' }
    const chosen = settingsSchema.parse({
      logo: { data: { id: 4, attributes: { ...attributes, width: 640, height: 160 } } },
      icon: { data: null },
    })
    expect(chosen.logo).toMatchObject({ ...attributes, width: 640, height: 160 })
    expect(chosen.icon).toBeNull()
    // A Strapi without these fields, and one that was not asked for its files.
    for (const none of [undefined, null, { data: { id: 4, attributes: { name: 7 } } }]) {
      expect(settingsSchema.parse({ logo: none }).logo).toBeNull()
    }
  })

  test('name no source of the figures and no partner before staff do', () => {
    expect(defaultSettings.figuresSource).toBe('')
    expect(defaultSettings.partners).toBe('')
  })

  test('keep the source of the figures and the partners as staff wrote them', () => {
    const written = {
      figuresSource: 'Enquête auprès de 212 clients, juin 2026.',
      partners: 'Une coopérative\nUne association',
    }
    expect(settingsSchema.parse(written)).toMatchObject(written)
    expect(settingsSchema.parse({ figuresSource: null, partners: 7 })).toMatchObject({
      figuresSource: '',
      partners: '',
    })
  })

  test('know from the start what people here call the same', () => {
    const groups = defaultSettings.searchSynonyms
      .split('\n')
      .map((line) => line.split(',').map((word) => word.trim()))
    for (const [one, other] of [
      ['cv', 'curriculum'],
      ['excel', 'tableur'],
      ['excel', 'جداول البيانات'],
      ['compta', 'comptabilité'],
      ['ia', 'intelligence artificielle'],
      ['stage', 'alternance'],
    ] as const) {
      expect(
        groups.some((group) => group.includes(one) && group.includes(other)),
        one,
      ).toBe(true)
    }
    const all = groups.flat()
    expect(all).not.toContain('')
    expect(new Set(all).size).toBe(all.length)
  })

  test('may do without synonyms', () => {
    expect(settingsSchema.parse({ searchSynonyms: '' }).searchSynonyms).toBe('')
    expect(settingsSchema.parse({ searchSynonyms: null }).searchSynonyms).toContain('tableur')
  })

  test('take a counter whose prefix, suffix or duration were left empty', () => {
    const counters = [{ value: 12, prefix: null, suffix: null, label: 'agences', seconds: null }]
    expect(settingsSchema.parse({ counters }).counters).toEqual([
      { value: 12, prefix: '', suffix: '', label: 'agences', seconds: 5 },
    ])
  })

  test.each([
    [0, true],
    [100, true],
    [-1, false],
    [101, false],
  ])('take a skill of %d per cent: %s', (percent, taken) => {
    const skills = [{ label: 'Conseil', percent }]
    const kept = settingsSchema.parse({ skills }).skills
    expect(kept).toEqual(taken ? skills : defaultSettings.skills)
  })

  test('take an address elsewhere, or none, and no other text for one', () => {
    const facebook = 'https://www.facebook.com/sira'
    expect(settingsSchema.parse({ facebook }).facebook).toBe(facebook)
    for (const none of [null, undefined, '', 'sira', '//facebook.com/sira']) {
      expect(settingsSchema.parse({ facebook: none }).facebook).toBeNull()
    }
  })

  test.each([
    ['interne', true],
    ['https://avis.example/fil/{slug}', true],
    ['http://avis.example/fil/{slug}', false],
    ['https://avis.example/fil', false],
    ['javascript:alert(1)//{slug}', false],
  ])('take %s for comments: %s', (commentsProvider, taken) => {
    const settings = settingsSchema.parse({ commentsProvider })
    expect(settings.commentsProvider).toBe(taken ? commentsProvider : null)
  })

  test('let the translation load from nowhere else, or from where it always did', () => {
    expect(settingsSchema.parse({ translationHosts: null }).translationHosts).toBe('')
    expect(settingsSchema.parse({ translationHosts: '' }).translationHosts).toBe('')
    expect(settingsSchema.parse({}).translationHosts).toBe(defaultSettings.translationHosts)
  })

  test.each([-1, 101, '98', null])('have no skill of %s percent', (percent) => {
    const skills = [{ label: 'Conseil', percent }]
    expect(settingsSchema.parse({ skills }).skills).toEqual(defaultSettings.skills)
  })

  test('give a book shop an address that is one', () => {
    for (const productName of ['Sira', 'si ra', 'si/ra', 'é', '']) {
      expect(settingsSchema.parse({ productName }).productName).toBe('sira')
    }
    expect(settingsSchema.parse({ productName: 'faso-2' }).productName).toBe('faso-2')
  })
})
