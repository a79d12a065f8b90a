import { formOf, type MessageKind } from '@sira/contract/forms/messageForms'
import type { CollectionConfig, Field } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxRecords } from '../../access/inboxRecords.ts'
import { nobody } from '../../access/nobody.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { historyField } from '../../dossiers/history/historyField.ts'
import { giveReference, referenceField } from '../../dossiers/referenceField.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import { answerByEmail } from '../answers/answerByEmail.ts'
import { hideLettersAbout } from '../emails/hideWithRecord.ts'
import { enterMessage } from '../entries/enterMessage.ts'
import { sourceField } from '../entries/sourceField.ts'
import { exportInbox } from '../export/exportInbox.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import { workStates } from '../facts/workStates.ts'
import { tellVisitor } from '../followUp/tellVisitor.ts'
import { acknowledgeReception } from '../reception/acknowledgeReception.ts'
import { noteReply } from '../replies/noteReply.ts'
import { readReply } from '../replies/received/readReply.ts'
import { repliedAtField } from '../replies/received/repliedAtField.ts'
import { isRepliedKind } from '../replies/received/repliedKinds.ts'
import { offerTemplates } from '../templates/offerTemplates.ts'
import { nextInList } from '../workflow/nextInList.ts'
import { nextStepFields } from '../workflow/nextStepFields.ts'
import { trackWork } from '../workflow/trackWork.ts'
import { workFields } from '../workflow/workFields.ts'
import { workMachine } from '../workflow/workMachine.ts'
import type { KindOfMessage } from './kindOfMessage.ts'

const beginButton = '/src/admin/estimates/BeginButton.tsx#BeginButton'

/**
 * A collection of messages: the contract API keeps them as they were sent, and staff work on them.
 */
export function messageCollection<Kind extends MessageKind>(
  kind: Kind,
  facts: KindOfMessage<Kind>,
): CollectionConfig {
  const { labels, columns, fields, exported, letters } = facts
  return dossierCollection({
    slug: kind,
    kind: facts,
    machine: workMachine(kind),
    searchedAs: facts.searchedAs,
    custom: { door: { form: formOf(kind), keep: facts.keep } },
    labels,
    access: {
      read: inboxRecords,
      create: nobody,
      update: inboxRecords,
      delete: administratorsOnly,
    },
    admin: {
      // Subscribers are people, not work to do.
      group: facts.waitingWords === null ? adminGroups.clients : adminGroups.dossiers,
      hidden: hiddenFrom('editor', 'cashier'),
      // A person who called has no address.
      useAsTitle: letters ? (facts.personal.name ?? 'email') : 'email',
      defaultColumns: [...columns],
      listSearchableFields: ['searchText'],
      components: {
        beforeListTable: ['/src/admin/inbox/InboxTools.tsx#InboxTools'],
        edit: {
          beforeDocumentControls: letters
            ? [
                '/src/admin/inbox/following/NextMessage.tsx#NextMessage',
                '/src/admin/inbox/TellButton.tsx#TellButton',
                ...(kind === 'devis' ? [beginButton] : []),
                '/src/admin/inbox/AnswerButton.tsx#AnswerButton',
              ]
            : [...(facts.deeds?.buttons ?? [])],
        },
      },
    },
    trash: true,
    defaultSort: '-createdAt',
    hooks: {
      beforeChange: letters ? [giveReference(letters.reference), trackWork] : [trackWork],
      afterChange: [
        hideLettersAbout,
        ...(letters ? [acknowledgeReception(kind, letters)] : []),
        ...(facts.afterChange ?? []),
      ],
    },
    endpoints: [
      exportInbox(kind, exported),
      ...(facts.deeds?.endpoints ?? []),
      ...(letters
        ? [
            enterMessage(kind),
            offerTemplates(kind, (record) => letters.read(record as MessageOf<Kind>).name),
            answerByEmail(kind, letters),
            tellVisitor(kind),
            noteReply(kind),
            nextInList(kind, facts.waiting),
            ...(isRepliedKind(kind) ? [readReply(kind)] : []),
          ]
        : []),
    ],
    fields: [
      ...(letters ? [referenceField] : []),
      ...fields.map(asSent),
      ...workFields,
      ...(letters ? [repliedAtField, ...nextStepFields] : []),
      ...(facts.staffFields ?? []),
      ...(letters ? [sourceField] : []),
      historyField(workStates),
      deletedAtField,
    ],
  })
}

/** Makes a field read-only: staff cannot change the words of a visitor. */
function asSent(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(asSent) }
  return 'name' in field ? ({ ...field, access: { update: nobody } } as Field) : field
}
