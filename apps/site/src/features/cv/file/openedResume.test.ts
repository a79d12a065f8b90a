import { expect, it } from 'vitest'
import { openedResume } from './openedResume.ts'

it('A CV of another program is opened though it writes some values in its own way, and says in which parts', () => {
  const opened = openedResume({
    basics: { name: 'Awa', phone: 70123456, summary: 'a'.repeat(2500) },
    work: [
      { position: 'Vendeuse', startDate: '2019-03-01T00:00:00Z', endDate: 'Present' },
      { position: 'Caissière', startDate: 'mars 2015', endDate: 2018, highlights: ['Caisse', 300] },
      'Stage',
    ],
    skills: ['Excel', ...Array.from({ length: 50 }, (_, number) => ({ name: `Geste ${number}` }))],
    languages: ['mooré'],
    projects: [{ name: 'Pont' }],
  })
  expect(opened?.resume).toMatchObject({
    basics: { name: 'Awa', phone: '70123456', summary: 'a'.repeat(2000) },
    work: [
      { position: 'Vendeuse', startDate: '2019-03-01', endDate: '' },
      { position: 'Caissière', startDate: '2015', endDate: '2018', highlights: ['Caisse', '300'] },
      { name: 'Stage' },
    ],
    languages: [{ language: 'mooré' }],
  })
  expect(opened?.resume.skills).toHaveLength(40)
  expect(opened?.resume.skills[0]?.name).toBe('Excel')
  expect([...(opened?.mended ?? [])].sort()).toEqual(['basics', 'languages', 'skills', 'work'])
  expect(opened?.leftOut).toEqual(['projects'])
})

it('A CV of the years before version 1 keeps its employers and its address on the web', () => {
  const opened = openedResume({
    basics: { name: 'Awa', website: 'https://awa.bf' },
    work: [
      { company: 'Faso Logis', position: 'Vendeuse', website: 'https://logis.bf' },
      { company: 'Ancien nom', name: 'Sahel Bois', position: 'Caissière' },
    ],
  })
  expect(opened).toMatchObject({
    resume: {
      basics: { url: 'https://awa.bf' },
      work: [{ name: 'Faso Logis' }, { name: 'Sahel Bois' }],
    },
    mended: [],
    leftOut: [],
  })
})

it('A CV that is as JSON Resume wants it is left as it is', () => {
  const opened = openedResume({ basics: { name: 'Awa' }, work: [{ position: 'Vendeuse' }] })
  expect(opened).toMatchObject({ mended: [], leftOut: [] })
})

it.each([null, 'cv', [[1, 2]], {}, { nothing: true }, { basics: null }])(
  '%j is no CV',
  (content) => {
    expect(openedResume(content)).toBeUndefined()
  },
)
