/** The model of the privacy policy in English; the French text is binding. */
export const privacyEnglish = `*The French text is the one that binds; this translation is given for convenience.*

## In short

We ask only for what it takes to answer you. We sell no data, show no advertising, and this site does not follow you from one page to the next.

## 1. Who is responsible

The company whose details stand at the foot of each page is the controller, within the meaning of law no. 001-2021/AN of 30 March 2021 on the protection of persons with regard to the processing of personal data. It declares its processing to the Commission de l’Informatique et des Libertés (CIL) before starting it.

Number of the declaration to the CIL: {cil}

## 2. What we collect, and why

| When you… | We receive | In order to | We keep it |
|---|---|---|---|
| ask for a quote | name, e-mail, telephone, service, message | prepare the quote and call you back | 24 months |
| write to us | name, e-mail, telephone, subject, message | answer you | 24 months |
| apply, or leave a CV | name, telephone, e-mail if you give it, CV, letter, diplomas and documents that you attach, message | consider your application, put it to the employer and suggest offers to you | 24 months, or until you ask us to erase it |
| want to become a courier | name, telephone, town, vehicle, identity document, licence | consider your application and work with you; our team alone sees your papers | 24 months, or as long as you deliver for us |
| order | name, telephone, e-mail if you give it, place of delivery, purchases, company if you name it | prepare, deliver and collect the order, give the receipt | 24 months without payment, 10 years after a payment (accounts) |
| ask for a delivery | name, phone, e-mail if you give it, places of departure and arrival with who answers there, parcel, proof of delivery (code or signature) | carry the parcel and prove its delivery; the courier sees the places and the numbers | 24 months |
| enrol in a training, or enrol somebody | name of the participant, telephone and e-mail if you give them, presence, certificate | keep the seat, send the joining instructions, issue the certificate; the trainer and the company that pays see the presence | as the order; a certificate is then checked without a name |
| wait for a seat | name, telephone, e-mail if you give it, number of seats | offer you a seat that is free | 24 months |
| evaluate a training | marks and opinion, and whether you let us publish them | improve the training; published without a name, from five answers on | as the enrolment, or until you ask us to erase them |
| sign an attendance sheet | name, signature, photo of the sheet, which names several people | prove the training to whoever pays for it | 5 years |
| pay | means of payment, paying number, transaction number, amount | check the payment; the operator you choose receives this number and this amount | 10 years (accounts) |
| follow a file | reference and telephone number | show you your file, and nobody else | the time to answer |
| create a job alert | e-mail, chosen filters | send you new offers | until you stop it |
| propose a job offer | company, name, phone number, e-mail, text of the offer | to check the offer with you and publish it | 24 months |
| report an offer | reason, message and e-mail if you give them, a digest of the network | check the offer | 24 months |
| comment on an article | name and comment, without an address | publish your comment once it has been read | as long as the article; 24 months if it is not published |
| open your space | e-mail | send you a code and show you your requests | 30 days at most |
| subscribe to the newsletter | e-mail | send you the letter | until you unsubscribe |
| read the site | network address and page asked for | run and protect the site | 30 days at most |

The fields that are not marked optional are needed to deal with the request; without them we cannot answer it. Nothing else is collected without your knowledge.

## 3. On what ground

Your consent for the newsletter; your request for a quote, a message or an application; the contract for an order, and the law for what the accounts must keep; our interest in protecting the site for technical logs. You may withdraw your consent at any time, as simply as you gave it.

## 4. Who has access

Only the people of our team who answer you. If you apply for a job, your file is passed on to the employer concerned, and to nobody else. Our technical providers act on our instructions. Should data be hosted outside Burkina Faso, it would be under contract and encrypted, as the law provides.

## 5. What stays on your phone

- the language you chose, in a cookie named \`selectedLang\`, one year;
- your basket, in a cookie named \`panier\`, and the sending number that prevents ordering twice, in a cookie named \`envoi\`, one year at most or until you order;
- the keys of your requests, which open them without an account, in a cookie named \`commandes\`, sixty days; if the device is shared, or if you open them from the follow-up page, in a cookie named \`commandes-ouvertes\`, until the browser is closed. The page “My requests on this device” forgets them in one touch, with its copy that is read without a network;
- your answer to the question “Is this device shared?”, in a cookie named \`appareil\`, sixty days at most;
- if you open your space, your address and the key of the session, in a cookie named \`espace\`, until the browser is closed, or thirty days if you ask for it;
- the CVs, letters and documents that you write or gather, in the database \`sira-dossier\` of your browser, until you erase them by the button of their page; on a shared device, if you say so, until the browser is closed, known by a cookie named \`dossier-ouvert\`. Nothing of them is sent without you: a PDF that you ask for is drawn on our server and not kept there;
- the last menu heading you visited (\`activeMenuItem\`) and the list of what you keep under “Saved” (\`sira-favoris\`), in the memory of your browser, until you delete them;
- if you keep the attendance sheet of a session, its list and what you note (\`sira-presence\`), in the memory of your browser; without scripts, the key of your phone, in a cookie named \`presence\`, ninety days;
- if you deliver for us, your deliveries of the day and what you note (\`sira-livreur\`), in the memory of your browser;
- if you ask Google for a translation, the language you asked for, in a cookie named \`googtrans\`, one minute;
- what you write in a form that could not be sent, until it is sent or you delete it;
- pages you have seen, to read them again without a network.

None of this lets us follow you. A video, a map or the comments of another service load only if you ask for them; the service that provides them then applies its own rules.

## 6. Your rights

You may ask to know what we hold about you, to receive it, to have it corrected or erased, and object to its use, in particular for marketing. Write to us or come to the office: we answer within thirty days, free of charge, once we have made sure that it is you.

If our answer does not satisfy you, you may turn to the CIL in Ouagadougou ([cil.bf](https://www.cil.bf)).

## 7. Security

Exchanges with this site are encrypted; the team’s accounts are personal and limited to what each person must see. Should a leak put you at risk, we would warn you, and the CIL.

## 8. Changes

This page bears the date of its version. An important change is announced on the home page before it applies.
`
