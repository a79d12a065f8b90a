import { expect, it } from 'vitest'
import { withoutContacts } from './withoutContacts.ts'

it('What a candidate typed says to an employer all but how he is reached', () => {
  for (const contact of [
    ...[
      '70 12 34 56',
      '70123456',
      '+226 70-12-34-56',
      '20972034',
      '(00226) 70.12.34.56',
      '٧٠ ١٢ ٣٤ ٥٦',
    ],
    ...['awa@exemple.bf', 'awa.o+cv@mail.exemple.bf'],
  ]) {
    expect(withoutContacts(`Vendeuse, ${contact}`)).toBe('Vendeuse, …')
  }
  const plain = [
    'Caissière 2018-2020 et 2021 – 2023',
    'Budget de 10 000 000 FCFA, 1\u202f250\u202f000 par mois',
    'Excel @ 3 ans, Word 2016',
  ]
  for (const text of plain) expect(withoutContacts(text)).toBe(text)
})
