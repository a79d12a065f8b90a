import { defaultSettings, settingsSchema } from '@sira/contract/records/settings'
import { flattenAllFields } from 'payload'
import { describe, expect, test } from 'vitest'
import { settings } from './settings.ts'

const fields = flattenAllFields({ fields: settings.fields })
const settingNames = Object.keys(defaultSettings) as (keyof typeof defaultSettings)[]
const fieldOf = (name: string) => fields.find((field) => field.name === name)

/** What somebody may type: addresses, whole and not, names, numbers. */
const typed = [
  'sira',
  'Pas Une Adresse',
  'exemple.bf/fil',
  'http://avis.example/fil/{slug}',
  'https://avis.example/fil',
  'https://avis.example/fil?page={slug}',
  'javascript:alert(1)//{slug}',
  '+22625300101',
]

describe('The settings on the screen of the staff', () => {
  test('are those of the contract, none left out and none besides', () => {
    expect(fields.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted())
  })

  test.each(settingNames)('%s begins as the contract has it', (name) => {
    const field = fieldOf(name)
    const given: unknown = field && 'defaultValue' in field ? field.defaultValue : undefined
    expect((typeof given === 'function' ? given() : given) ?? null).toEqual(defaultSettings[name])
  })

  test.each(['counters', 'skills', 'testimonials'] as const)(
    'a row of %s has the fields of the contract',
    (name) => {
      const list = fieldOf(name)
      const inRow = list?.type === 'array' ? flattenAllFields({ fields: list.fields }) : []
      const names = inRow.map((field) => field.name)
      expect(names.toSorted()).toEqual(Object.keys(defaultSettings[name][0] ?? {}).toSorted())
    },
  )

  const checkedTexts = fields.flatMap((field) =>
    field.type === 'text' && field.validate ? [{ name: field.name, validate: field.validate }] : [],
  )
  test.each(checkedTexts)('$name is kept by the site wherever it is accepted', (field) => {
    const accepts = (value: string) =>
      Reflect.apply(field.validate, undefined, [value, {}]) === true
    for (const value of typed.filter(accepts)) {
      expect(settingsSchema.parse({ [field.name]: value })).toMatchObject({ [field.name]: value })
    }
  })
})
