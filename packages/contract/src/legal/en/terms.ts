/** The model of the terms of use in English; the French text is binding. */
export const termsEnglish = `*The French text is the one that binds; this translation is given for convenience.*

## 1. Who publishes this site

This site is published by the company whose name, address, e-mail and telephone numbers stand at the foot of each page.

- RCCM: {rccm}
- IFU: {ifu}
- Responsible for publication: {responsable}
- Host: {hebergeur}

## 2. What the site offers

The site presents our courses, our services, job and internship offers, books and articles. It lets you order, ask for a quote, write to us and subscribe to a newsletter. Reading it is free; none of this needs an account.

## 3. Quotes, prices and orders

- Prices are given in CFA francs (FCFA), all taxes included unless stated otherwise.
- A displayed price is valid as long as it is displayed; a quote is valid for thirty days.
- An order takes three steps: you fill the basket, you read and correct the summary (item, quantity, total price, delivery costs, means of payment), then you press the button that orders with an obligation to pay. Nothing is ordered before that button.
- We acknowledge the order on the screen, and by e-mail with these terms if you give an address. The page of the order says how to pay and until when; after that time the order expires and nothing is owed.
- A request for a quote, a message or an enrolment without payment commits you to nothing: you decide once you have our answer.

## 4. Courses

An enrolment is firm after written agreement and payment of the deposit named in the quote. If we postpone a session, you choose between the new date and a full refund. An impediment notified at least five working days before the start gives the right to a postponement at no cost. A paid seat that you cancel on the page of its order within the same time is refunded, less what is still due for the other seats; later, we answer you about what you paid.

## 5. Job offers

We check that the employer and the offer exist before publishing. **Applying is free**: whoever asks for money to pass on an application to one of our offers acts without our consent; let us know. The decision to hire is the employer's alone. Paid services (CV, letter, preparation) are optional and guarantee no job.

## 6. Books and delivery

Books are handed over at the office or delivered. Delivery costs are part of the total of the summary. Check the parcel in front of the courier; a damaged or different item is taken back at our expense.

## 7. Right to withdraw

For a purchase made at a distance you may change your mind within the time set by law no. 045-2009/AN on electronic services and transactions, counted from receipt of the goods or acceptance of the service. Write to us; we refund by the means you used. This right does not apply to a service fully performed with your agreement before the end of that time.

## 8. Content

The texts, the pictures and the drawn cloth that illustrate this site are ours or are used with the consent of their authors. You may quote short extracts with a link to the page. Any other use needs our written consent.

## 9. Liability

We keep the information up to date with care, but an error remains possible: tell us and we correct it. We do not answer for the content of the sites we link to, nor for a failure of the network or of electricity.

## 10. Complaints and applicable law

Address your complaint to us first: we answer within five working days. The law of Burkina Faso applies; failing an amicable settlement, the courts of Ouagadougou have jurisdiction.
`
