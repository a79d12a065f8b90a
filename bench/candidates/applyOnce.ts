import { StartFailure } from '../../packages/host/src/startFailure.ts'

const cv = {
  basics: { name: 'Awa Sow', label: 'Vendeuse', location: { city: 'Koudougou' } },
  work: [{ name: 'Boutique Faso', position: 'Caissière', startDate: '2021-03' }],
}

/** Sends one application through the product, to the first offer; the bench copies it. */
export async function applyOnce(url: string): Promise<void> {
  const { data } = await (await fetch(`${url}/api/jobs?pagination[limit]=1&sort=id:asc`)).json()
  const who = { nom: 'Awa Sow', phone: '70 00 00 01', indicatif: '+226', consentement: true }
  const answer = await fetch(`${url}/api/candidatures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { ...who, cv, job: data[0]?.id } }),
  })
  if (!answer.ok) throw new StartFailure(`No application: ${answer.status} ${await answer.text()}`)
}
