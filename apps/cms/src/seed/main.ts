import { getPayload } from 'payload'
import { isEmpty, seedDatabase } from './seedDatabase.ts'

/** `npm run seed`: fills an empty database, refuses to touch another one. */
const { default: config } = await import('../payload.config.ts')
const payload = await getPayload({ config })
if (await isEmpty(payload)) {
  await seedDatabase(payload)
  console.info('Le contenu de démonstration est en place.')
} else {
  console.error(
    'La base contient déjà du contenu : le contenu de démonstration ne va que dans une base vide. Indiquez un autre DATA_DIR ou une autre DATABASE_URL.',
  )
  process.exitCode = 1
}
await payload.destroy()
