import { type Locale, localeCodes } from '@sira/contract/locales'
import type { Edit, ThrowAway } from './edit.ts'
import { complaintCollection } from './newDossierCollection.ts'

/**
 * Complaints: a dossier with three states of its own, a form, a page, a letter, the list of staff,
 * a follow-up and an end.
 */
export const newDossier: ThrowAway = {
  what: 'dossier',
  atMost: 10,
  newAside: true,
  needed: {
    file: 'apps/cms/src/complaints/complaints.ts',
    lines: [
      '  searched:',
      '  waiting:',
      '  waitingWords:',
      '  waitingNote:',
      '  day:',
      '  assigned:',
      '  replyWords:',
      '  expired:',
      '  machine,',
      '  names:',
      '  custom:',
    ],
  },
  edits: [
    {
      file: 'packages/contract/src/formRoutes.ts',
      after: "  contact: '/contact',",
      text: "  complaint: '/reclamation',",
    },
    {
      file: 'packages/contract/src/dossiers/reference.ts',
      after: "  message: 'MS',",
      text: "  reclamation: 'RC',",
    },
    {
      file: 'packages/contract/src/forms/complaint.ts',
      text: `import { formRoutes } from '../formRoutes.ts'
import { contactForm } from './contact.ts'
import { messageForm } from './messageForm.ts'

/** A complaint of a customer. */
export const complaintForm = messageForm({
  ...contactForm,
  endpoint: 'reclamations',
  route: formRoutes.complaint,
  names: { fr: 'Réclamation', en: 'Complaint', ar: 'شكوى' },
})
`,
    },
    {
      file: 'packages/contract/src/forms/messageForms.ts',
      after: '  ...messageForms,',
      text: '  reclamations: complaintForm,',
    },
    {
      file: 'packages/contract/src/forms/messageForms.ts',
      after: "import { contactForm } from './contact.ts'",
      text: "import { complaintForm } from './complaint.ts'",
    },
    { file: 'apps/cms/src/complaints/complaints.ts', text: complaintCollection },
    {
      file: 'apps/cms/src/payload.config.ts',
      after: '  ...withDeliveries(orderCollections),',
      text: '  complaints,',
    },
    {
      file: 'apps/cms/src/payload.config.ts',
      after: "import { contentCollections } from './content/contentCollections.ts'",
      text: "import { complaints } from './complaints/complaints.ts'",
    },
    {
      file: 'scripts/arrows/drawing.ts',
      after: "        'src/clients',",
      text: "        'src/complaints',",
    },
    {
      file: 'apps/site/src/features/complaints/Complaint.tsx',
      text: `import { defaultDialCode } from '@sira/contract/dialCodes'
import { contactDialCodes } from '../../format/dialCountries.ts'
import { complaintForm } from '@sira/contract/forms/complaint'
import type { FieldOf } from '@sira/contract/forms/messageForms'
import type { FormOutcome } from '../../forms/formOutcome.ts'
import { RequestForm } from '../../forms/RequestForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface ComplaintProps {
  outcome: FormOutcome<FieldOf<'reclamations'>> | undefined
  asksForProof: boolean
  words: Dictionary
}

const empty = { name: '', email: '', phone: '', subject: '', message: '' }

export function Complaint({ outcome, asksForProof, words }: ComplaintProps) {
  return (
    <div className="page py-12">
      <h1>{words.complaint.title}</h1>
      <RequestForm
        form={complaintForm}
        nameField="name"
        serviceField="subject"
        dialCodes={contactDialCodes}
        values={{ ...empty, indicatif: defaultDialCode }}
        outcome={outcome}
        asksForProof={asksForProof}
        submit={words.form.send}
        words={words}
      />
    </div>
  )
}
`,
    },
    {
      file: 'apps/site/src/pages/reclamation.astro',
      text: `---
import { complaintForm } from '@sira/contract/forms/complaint'
import { Complaint } from '../features/complaints/Complaint.tsx'
import { postedForm } from '../forms/postedForm.ts'
import { sentQuery } from '../forms/sentQuery.ts'
import { dictionaryOf } from '../i18n/dictionaryOf.ts'
import Document from '../layout/Document.astro'
import { siteSettings } from '../transport/siteSettings.ts'

export const query = sentQuery
const { backOffice, locale } = Astro.locals
const words = dictionaryOf(locale)
const settings = await siteSettings(backOffice, locale)
const outcome = await postedForm(Astro, complaintForm)
if (outcome instanceof Response) return outcome
const { title, description } = words.complaint
---

<Document {title} {description} trail={[]}>
  <Complaint outcome={outcome} asksForProof={settings.proofOfWork} words={words} />
</Document>
`,
    },
    {
      file: 'apps/site/src/kinds/dossierKinds.ts',
      after: 'export const dossierKinds',
      text: "  reclamation: { names: { fr: 'Réclamation', en: 'Complaint', ar: 'شكوى' }, page: null },",
    },
    ...localeCodes.flatMap(wordsOf),
  ],
}

function wordsOf(language: Locale): Edit[] {
  const name = `../features/complaints/words/${language}/complaint.ts`
  return [
    {
      file: `apps/site/src/features/complaints/words/${language}/complaint.ts`,
      text: `export const complaint = {
  complaint: { title: 'Réclamation', description: 'Dites-nous ce qui n’a pas été.' },
}
`,
    },
    {
      file: `apps/site/src/i18n/${language}.ts`,
      after: 'import { contact } from',
      text: `import { complaint } from '${name}'`,
    },
    { file: `apps/site/src/i18n/${language}.ts`, after: '  contact,', text: '  complaint,' },
  ]
}
