import { StartFailure } from '../../packages/host/src/startFailure.ts'

interface Found {
  attributes: { etat: string }
}

/** Makes one enrolment through the product; the bench copies it. */
export async function buySeat(url: string): Promise<void> {
  const { data } = await (await fetch(`${url}/api/sessions?pagination[limit]=100`)).json()
  const open = data.find((one: Found) => one.attributes.etat === 'ouverte')
  const lignes = [{ nature: 'session', id: open?.id, participants: [{ nom: 'Awa Sow' }] }]
  const who = { nom: 'Awa Sow', phone: '70 00 00 01', indicatif: '+226', mode: 'especes_agence' }
  const answer = await fetch(`${url}/api/commandes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { ...who, lignes } }),
  })
  if (!answer.ok) throw new StartFailure(`No seat: ${answer.status} ${await answer.text()}`)
}
