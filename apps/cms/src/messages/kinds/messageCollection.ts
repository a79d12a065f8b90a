import type { MessageKind } from '@sira/contract/forms/messageForms'
import type { CollectionConfig, Field } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxRecords } from '../../access/inboxRecords.ts'
import { nobody } from '../../access/nobody.ts'
import { lockedWhileSaved } from '../../database/records/lockedWhileSaved.ts'
import { forgetLettersAbout } from '../../dossiers/lettersAbout.ts'
import { guardState } from '../../dossiers/moves/guardState.ts'
import { personLinks } from '../../dossiers/personLinks.ts'
import { searchableBy } from '../../dossiers/search/searchableBy.ts'
import { searchTextField } from '../../dossiers/search/searchTextField.ts'
import { deletedAtField } from '../../fields/deletedAtField.ts'
import { answerByEmail } from '../answers/answerByEmail.ts'
import { hideLettersAbout } from '../emails/hideWithRecord.ts'
import { enterMessage } from '../entries/enterMessage.ts'
import { sourceField } from '../entries/sourceField.ts'
import { exportInbox } from '../export/exportInbox.ts'
import { tellVisitor } from '../followUp/tellVisitor.ts'
import { acknowledgeReception } from '../reception/acknowledgeReception.ts'
import { noteReply } from '../replies/noteReply.ts'
import { readReply } from '../replies/received/readReply.ts'
import { repliedAtField } from '../replies/received/repliedAtField.ts'
import { isRepliedKind } from '../replies/received/repliedKinds.ts'
import { offerTemplates } from '../templates/offerTemplates.ts'
import { nextInList } from '../work/nextInList.ts'
import { nextStepFields } from '../work/nextStepFields.ts'
import { trackWork } from '../work/trackWork.ts'
import { tracedFields, workFields } from '../work/workFields.ts'
import { workMachine } from '../work/workMachine.ts'
import type { KindOfMessage } from './kindOfMessage.ts'
import { giveReference, referenceField } from './referenceField.ts'

const beginButton = '/src/admin/estimates/BeginButton.tsx#BeginButton'

/** What visitors sent: kept by the contract API as it was sent, worked on by staff. */
export function messageCollection<Kind extends MessageKind>(
  kind: Kind,
  facts: KindOfMessage<Kind>,
): CollectionConfig {
  const machine = workMachine(kind)
  const { labels, columns, searched, searchedAs, fields, exported, letters } = facts
  return {
    slug: kind,
    custom: { kind: facts, machine },
    labels,
    access: {
      read: inboxRecords,
      create: nobody,
      update: inboxRecords,
      delete: administratorsOnly,
    },
    admin: {
      group: adminGroups.inbox,
      hidden: hiddenFrom('editor', 'cashier'),
      // Who came by phone has no address.
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
    disableDuplicate: true,
    hooks: lockedWhileSaved({
      ...searchableBy(
        searched,
        ...(letters ? [giveReference(letters.reference)] : []),
        guardState(machine),
        trackWork,
      ),
      beforeDelete: [forgetLettersAbout],
      afterChange: [
        hideLettersAbout,
        ...(letters ? [acknowledgeReception(kind, letters)] : []),
        ...(facts.afterChange ?? []),
      ],
    }),
    endpoints: [
      exportInbox(kind, exported),
      ...(facts.deeds?.endpoints ?? []),
      ...(letters
        ? [
            enterMessage(kind),
            offerTemplates(kind, letters),
            answerByEmail(kind, letters),
            tellVisitor(kind),
            noteReply(kind),
            nextInList(kind, facts.waiting),
            ...(isRepliedKind(kind) ? [readReply(kind)] : []),
          ]
        : []),
    ],
    fields: [
      personLinks,
      ...(letters ? [referenceField] : []),
      ...fields.map(asSent),
      ...workFields,
      ...(letters ? [repliedAtField, ...nextStepFields] : []),
      ...(facts.staffFields ?? []),
      ...(letters ? [sourceField] : []),
      ...tracedFields,
      searchTextField(searchedAs),
      deletedAtField,
    ],
  }
}

/** Staff cannot change the words of a visitor. */
function asSent(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(asSent) }
  return 'name' in field ? ({ ...field, access: { update: nobody } } as Field) : field
}
