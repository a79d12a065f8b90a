import type { PayloadRequest } from 'payload'
import { withoutTexts } from '../../dossiers/retention/withoutTexts.ts'
import { readPrivate, removePrivate } from '../../store/privateFiles/privateFiles.ts'

/** With its person a certificate loses its name and its file; that it was issued can still be checked. */
export async function blankAttestations(seat: number, req: PayloadRequest): Promise<void> {
  const docs = await certificatesOfSeat(seat, req)
  for (const { id, etapes } of docs) {
    const steps = { collection: 'attestations', id, depth: 0, req } as const
    await req.payload.update({ ...steps, data: { etapes: withoutTexts(etapes) } })
    const data = { nom: null, fichier: null, effaceeLe: new Date().toISOString() }
    await req.payload.db.updateOne({ collection: 'attestations', id, req, data })
  }
  await removePrivate(
    docs.map(({ fichier }) => fichier),
    req,
  )
}

/** The certificates handed over to a participant with his seat. */
export async function handedAttestations(seat: number, req: PayloadRequest) {
  const attestations = []
  for (const one of await certificatesOfSeat(seat, req)) {
    const { code, etat, nom, formation, debut, fin, heures, delivreeLe, fichier } = one
    const pdf = (await readPrivate(fichier, req.payload))?.toString('base64') ?? null
    attestations.push({ code, etat, nom, formation, debut, fin, heures, delivreeLe, pdf })
  }
  return attestations.length > 0 ? { attestations } : {}
}

async function certificatesOfSeat(seat: number, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'attestations',
    where: { inscription: { equals: seat } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
