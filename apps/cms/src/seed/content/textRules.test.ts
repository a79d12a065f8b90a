import { describe, expect, test } from 'vitest'
import {
  arabicFaults,
  htmlFaults,
  largeFigures,
  shapeOf,
  tagsOf,
  typographyFaults,
} from './textRules.ts'

describe('The rules of the demo texts', () => {
  test.each([
    'Deux mots\u00a0: trois lignes\u00a0; qui\u00a0? «\u00a0moi\u00a0»\u00a0!',
    '45\u202f000\u00a0FCFA, 3\u00a0%, de 19\u00a0h à 21\u00a0h',
    '**Profil**\u00a0: voir [la page](https://exemple.bf/a?b=c)',
    '| a | b |\n|---|:--|\n| 1 | 2 |',
  ])('let « %s » pass', (text) => {
    expect(typographyFaults(text)).toEqual([])
  })

  test.each([
    'Deux mots : trois',
    'Deux mots: trois',
    'Qui ?',
    'Qui?',
    '« moi\u00a0»',
    "l'eau",
    '45 000 francs',
    '500 FCFA',
    '3 %',
    '**Profil** : calme',
  ])('find the fault in « %s »', (text) => {
    expect(typographyFaults(text)).not.toEqual([])
  })

  test('find tags that are crossed, left open or forbidden, and links that lead nowhere', () => {
    expect(htmlFaults('<p><strong>a</strong> <a href="/faq">b</a></p>')).toEqual([])
    expect(htmlFaults('<p><strong>a</p></strong>')).not.toEqual([])
    expect(htmlFaults('<ul><li>a</li>')).toEqual(['ul'])
    expect(htmlFaults('<script>a</script>')).not.toEqual([])
    expect(htmlFaults('<a href="/nulle-part">a</a>')).toEqual(['/nulle-part'])
  })

  test.each([
    'من 1,000 إلى 2,000\u00a0فرنك، أي 30%',
    'القانون رقم \u200e001-2021/AN\u200e',
    'اطلبوا `*144#` في 28/07، ثم [اقرؤوا](https://exemple.bf/a?b=c)؟',
  ])('let the Arabic « %s » pass', (text) => {
    expect(arabicFaults(text)).toEqual([])
  })

  test.each(['42 500', '8-18', 'القانون 001-2021/AN', '500 FCFA', '٣ أيام', 'متى ؟', 'متى?'])(
    'find what an Arabic reader would stumble over in « %s »',
    (text) => {
      expect(arabicFaults(text)).not.toEqual([])
    },
  )

  test('give the shape of a text: what is left out of a translation shows', () => {
    const text = 'Un.\n\n## Deux\n\n- trois [quatre](/faq)\n\n| a | b |\n|---|---|\n| 1 | 2 |'
    expect(shapeOf(text)).toEqual(['## ', '- ', '](/faq)', '|', '|', '|'])
  })

  test('give the large figures of a text, however they are written', () => {
    const written = [
      '1\u202f200 et 45\u202f000\u00a0FCFA, 7 fois',
      '45,000 FCFA and 1,200, 7 times',
    ]
    for (const text of written) expect(largeFigures(text)).toEqual([1200, 45_000])
  })

  test('give the tags of a text in order, with where its links lead', () => {
    expect(tagsOf('<p>a <a href="/faq">b</a></p>')).toEqual([
      '<p>',
      '<a href="/faq">',
      '</a>',
      '</p>',
    ])
  })
})
