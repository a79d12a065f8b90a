import Link from 'next/link'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isInboxStaff } from '../../access/inboxStaff.ts'
import { cardAddress } from '../../clients/cardAddress.ts'
import { clientCard } from '../../clients/clientCard.ts'
import { clientKindNamed } from '../../clients/clientKinds.ts'
import { isClientStaff } from '../../clients/clientStaff.ts'
import { EntryLinks } from '../entering/EntryLinks.tsx'
import { OwnScreen } from '../screens/OwnScreen.tsx'
import { CardSection } from './CardSection.tsx'
import { ContactWays } from './ContactWays.tsx'

/** Everything of the person who sent a record. */
export function CardView(view: AdminViewServerProps) {
  const [, kind = '', id = ''] = [view.params?.segments ?? []].flat()
  return (
    <OwnScreen view={view} at={cardAddress(kind, id)} isFor={isClientStaff}>
      {() => <Card kind={kind} id={id} req={view.initPageResult.req} />}
    </OwnScreen>
  )
}

interface CardProps {
  kind: string
  id: string
  req: PayloadRequest
}

async function Card({ kind, id, req }: CardProps) {
  const known = /^\d{1,9}$/.test(id) ? clientKindNamed(kind, req.payload) : undefined
  const card = known && (await clientCard(known, Number(id), req))
  return (
    <main className="sira-clients">
      <p className="sira-clients__way">
        <Link href="/admin/clients" prefetch={false}>
          Clients
        </Link>
      </p>
      {card === undefined ? (
        <>
          <h1>Fiche introuvable</h1>
          <p>Ce qui l’ouvrait n’existe plus, ou n’est pas de votre ressort.</p>
        </>
      ) : (
        <>
          <h1>{card.names[0] ?? card.phones[0] ?? card.emails[0] ?? 'Client effacé'}</h1>
          {card.names.length > 1 && (
            <p className="sira-note">
              Sous plusieurs noms : {card.names.join(', ')}. Un numéro sert parfois à une famille.
            </p>
          )}
          <ContactWays phones={card.phones} emails={card.emails} />
          {isInboxStaff(req.user) && <EntryLinks card={`${kind}/${id}`} />}
          {card.sections.map((section) => (
            <CardSection key={section.kind} section={section} names={card.names.length > 1} />
          ))}
        </>
      )}
    </main>
  )
}
