import type { FormApi } from '../../inbox/support/formApi.ts'

/** Sends an application as a page without script does: no key, and a file field left empty. */
export async function typedForm(api: Pick<FormApi, 'ask'>, fields: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  form.set('files.cv', new File([], ''))
  const { headers, body } = new Response(form)
  return api.ask({
    method: 'POST',
    url: '/api/candidatures',
    headers: { 'content-type': String(headers.get('content-type')) },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
}
