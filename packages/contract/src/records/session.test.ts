import { describe, expect, it } from 'vitest'
import { publicSessionStates, sessionSchema } from './session.ts'

const full = {
  debut: '2027-03-02T08:00:00.000Z',
  fin: '2027-03-03T14:00:00.000Z',
  lieu: 'Salle Guimbi',
  ville: 'Bobo-Dioulasso',
  mode: 'presentiel',
  langue: null,
  prix: 45_000,
  acompte: null,
  places: 12,
  placesRestantes: 0,
  etat: 'complete',
  formation: { data: { id: 4, attributes: { slug: 'excel', Theme: 'Excel' } } },
}

describe('A session on the wire', () => {
  it('names its training, its hours and its place', () => {
    const session = sessionSchema.parse(full)
    expect(session.formation?.data?.attributes.Theme).toBe('Excel')
    expect(session.fin).toBe('2027-03-03T14:00:00.000Z')
  })

  it('tells no seat from seats without limit', () => {
    expect(sessionSchema.parse(full).placesRestantes).toBe(0)
    const free = sessionSchema.parse({ ...full, places: null, placesRestantes: null })
    expect(free.placesRestantes).toBeNull()
    expect(sessionSchema.parse({}).places).toBeNull()
  })

  it.each(publicSessionStates)('may be %s', (etat) => {
    expect(sessionSchema.parse({ ...full, etat }).etat).toBe(etat)
  })

  it('is never a draft, nor held in a way that nobody knows', () => {
    expect(sessionSchema.safeParse({ ...full, etat: 'brouillon' }).success).toBe(false)
    expect(sessionSchema.safeParse({ ...full, mode: 'Présentiel' }).success).toBe(false)
  })
})
