const head = 'From: Mail Delivery System <MAILER-DAEMON@mx.exemple.bf>\nTo: <reponses@sira.example>'

/** As Postfix writes it (RFC 3464): our letter is named in the headers that it repeats, and there only. */
export function statusReport(to: string, messageId: string): string {
  return `${head}
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status;
 boundary="x"
MIME-Version: 1.0

--x
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.exemple.bf

Final-Recipient: rfc822; ${to}
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--x
Content-Type: text/rfc822-headers

From: Sira <contact@sira.example>
To: ${to}
Message-ID: ${messageId}
Subject: Octobre

--x--
`
}

/** As qmail writes it: words, then a copy. */
export function wordsAlone(to: string, messageId: string): string {
  return `${head}
Subject: failure notice

Hi. This is the qmail-send program. I'm afraid I wasn't able to deliver your message.

<${to}>:
mx.exemple.bf does not like recipient: 550 5.1.1 User unknown

--- Below this line is a copy of the message.

Message-ID: ${messageId}
From: Sira <contact@sira.example>

Bonjour.
`
}
