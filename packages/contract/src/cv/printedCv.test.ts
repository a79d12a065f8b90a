import { expect, it } from 'vitest'
import { cvPeriod } from './cvDates.ts'
import { emptyResume } from './emptyResume.ts'
import { printedCv } from './printedCv.ts'

it('an empty CV has no part at all', () => {
  expect(printedCv(emptyResume('fr'))).toMatchObject({ name: '', contacts: [], sections: [] })
})

it.each([
  ['2019-03', '2021-06', 'fr', 'mars 2019 – juin 2021'],
  ['2019', '', 'fr', 'depuis 2019'],
  ['2019-03', '', 'en', 'since March 2019'],
  ['2019-03', '', 'ar', 'منذ مارس 2019'],
  ['', '2020', 'fr', 'jusqu’à 2020'],
  ['201', '2020-', 'fr', ''],
] as const)('a post from « %s » to « %s » in %s: %s', (from, to, lang, period) => {
  expect(cvPeriod(from, to, lang, true)).toBe(period)
})

it('speaks its own language: titles, months, languages and levels that we know', () => {
  const resume = emptyResume('ar')
  resume.languages.push({ language: 'mooré', fluency: 'Mother tongue' })
  resume.languages.push({ language: 'Swahili', fluency: '' })
  resume.meta['x-sira'].licences = ['A', 'B']
  const parts = printedCv(resume).sections.map(({ title, items }) => [title, ...items])
  expect(parts).toEqual([
    ['اللغات', 'الموري: اللغة الأم', 'Swahili'],
    ['رخصة القيادة', 'رخصة A، B'],
  ])
})

it('says all that is written, part by part, and nothing that is empty', () => {
  const resume = emptyResume('fr')
  Object.assign(resume.basics, {
    name: ' Awa Ouédraogo ',
    label: 'Comptable',
    phone: '70 12 34 56',
    summary: 'Six ans d’expérience.',
    location: { address: 'Zone 1', city: 'Ouagadougou' },
  })
  const nothing = {
    name: '',
    location: '',
    summary: '',
    startDate: '',
    endDate: '',
    highlights: [],
  }
  resume.work.push(
    { ...nothing, position: 'Aide-comptable', name: 'Faso Coton', highlights: ['Paie', ' ', ''] },
    { ...nothing, position: ' ' },
  )
  resume.education.push({
    institution: 'Université Thomas Sankara',
    studyType: 'Licence',
    area: 'Comptabilité',
    startDate: '2015',
    endDate: '',
  })
  resume.certificates.push({ name: 'Sage 100', issuer: 'Sira', date: '2022-04' })
  resume.skills.push({ name: 'Excel', keywords: ['tableaux', ' ', 'macros'] })
  resume.interests.push({ name: '', keywords: [] })
  resume.references.push({ name: 'Salif', reference: 'Directeur, 76 00 00 00' })
  const entry = { title: '', place: '', dates: '', text: '', lines: [] }
  const part = { text: '', entries: [], items: [] }
  expect(printedCv(resume)).toEqual({
    lang: 'fr',
    design: 'sobre',
    name: 'Awa Ouédraogo',
    label: 'Comptable',
    contacts: [
      { kind: 'phone', text: '70 12 34 56' },
      { kind: 'place', text: 'Zone 1, Ouagadougou' },
    ],
    sections: [
      { ...part, part: 'profile', title: 'Profil', text: 'Six ans d’expérience.' },
      {
        ...part,
        part: 'work',
        title: 'Expérience professionnelle',
        entries: [{ ...entry, title: 'Aide-comptable', place: 'Faso Coton', lines: ['Paie'] }],
      },
      {
        ...part,
        part: 'education',
        title: 'Formation et diplômes',
        entries: [
          {
            ...entry,
            title: 'Licence, Comptabilité',
            place: 'Université Thomas Sankara',
            // A study that is begun does not go on for ever, as a post may.
            dates: '2015',
          },
        ],
      },
      {
        ...part,
        part: 'certificates',
        title: 'Attestations et certificats',
        entries: [{ ...entry, title: 'Sage 100', place: 'Sira', dates: 'avril 2022' }],
      },
      {
        ...part,
        part: 'skills',
        title: 'Compétences',
        items: ['Excel\u00a0: tableaux, macros'],
      },
      {
        ...part,
        part: 'references',
        title: 'Références',
        entries: [{ ...entry, title: 'Salif', place: 'Directeur, 76 00 00 00' }],
      },
    ],
  })
})

it.each([
  ['2015', '2018', '2015 – 2018'],
  ['2018', '2018', '2018'],
  ['', '2018', '2018'],
  ['2015-10', '2018-07', 'octobre 2015 – juillet 2018'],
  ['2015-10-01', '', 'octobre 2015'],
  ['20', '', ''],
] as const)('a study from « %s » to « %s »: %s', (startDate, endDate, dates) => {
  const resume = emptyResume('fr')
  const study = { institution: 'Lycée', studyType: 'Bac', area: '' }
  resume.education.push({ ...study, startDate, endDate })
  expect(printedCv(resume).sections[0]?.entries[0]?.dates).toBe(dates)
})
