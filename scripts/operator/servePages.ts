import type { Desk } from './desk.ts'
import type { HostApp } from './hostApp.ts'
import { listPage, paymentPage } from './pages.ts'
import { isScenario } from './scenarios.ts'

/** The pages on which a person plays the customer and the operator. */
export function servePages(app: HostApp, desk: Desk): void {
  const html = 'text/html; charset=utf-8'

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/', async (_request, reply) => reply.type(html).send(listPage(desk.payments.all())))
  app.get<{ Params: { id: string } }>('/payer/:id', async ({ params }, reply) => {
    const payment = desk.payments.find(params.id)
    return payment
      ? reply.type(html).send(paymentPage(payment))
      : reply.code(404).send('Paiement inconnu')
  })
  app.post<{ Params: { id: string }; Body: { scenario?: string } }>(
    '/payer/:id',
    async ({ params, body }, reply) => {
      const payment = desk.payments.find(params.id)
      if (!payment || !isScenario(body.scenario)) return reply.code(404).send('Paiement inconnu')
      desk.play(payment, body.scenario)
      return reply.redirect(payment.returnUrl ?? '/', 303)
    },
  )
}
