/** The English texts by namespace and key. `pnpm gen` writes it from `en/*.json`. */
export interface Resources {
  "about": {
    "title": "About us",
    "summary": "Who issues the passports and Origin IDs of Ethiopia, and what you can expect from us.",
    "agency": "The Immigration, Nationality and Vital Events Agency issues the travel documents of Ethiopian citizens, looks after the entry and stay of foreign nationals, and keeps the record of births, marriages, divorces and deaths.",
    "service": "This service lets you do the first part at home: apply online, choose the office and the day, pay, and come to the office with your originals. It speaks four languages and works on a simple phone with a weak connection.",
    "promise": "The same rules hold for everyone. No one can sell you an earlier appointment.",
    "vision": {
      "title": "Vision",
      "text": "A service that every Ethiopian can reach and trust, wherever they live: one visit, one stated fee, and a date that is kept."
    },
    "mission": {
      "title": "Mission",
      "documents": "To issue secure travel documents to every citizen who is entitled to one, on time and at the stated fee.",
      "welcome": "To receive foreign nationals and people of Ethiopian origin by rules that are clear and the same for all.",
      "records": "To record the vital events of every family, so that each person can prove who they are."
    },
    "values": {
      "title": "Values",
      "respect": {
        "title": "Respect",
        "text": "We treat everyone with courtesy."
      },
      "fairness": {
        "title": "Fairness",
        "text": "The same rules for everyone."
      },
      "honesty": {
        "title": "Honesty",
        "text": "We take the fee and nothing else."
      },
      "punctuality": {
        "title": "Punctuality",
        "text": "A date we give is a date we keep."
      },
      "confidentiality": {
        "title": "Confidentiality",
        "text": "What you tell us serves your application and nothing else."
      },
      "access": {
        "title": "Access for all",
        "text": "For everyone, whatever their language, ability or phone."
      },
      "care": {
        "title": "Care",
        "text": "We check twice, because one wrong letter can cost you a trip."
      }
    }
  },
  "account": {
    "field": {
      "firstName": "First name",
      "fatherName": "Father Name",
      "grandfatherName": "Grand Father Name",
      "phoneNumber": "Phone Number",
      "email": "Email Address",
      "password": "Password",
      "passwordAgain": "Confirm password",
      "captcha": "I am not a robot",
      "oneTimeCode": "One-time code"
    },
    "hint": {
      "names": "In Latin letters, as in your documents.",
      "phone": "We text your one-time codes to this number.",
      "foreignPhone": "Abroad: with the country code, for example +44 1632 960001.",
      "password": "At least {{min}} characters"
    },
    "password": {
      "show": "Show password",
      "hide": "Hide password",
      "strength": "Password strength: {{level}}",
      "guessable": "Names and neighbouring keys are easy to guess.",
      "level": {
        "veryWeak": "very weak",
        "weak": "weak",
        "good": "good",
        "strong": "strong"
      }
    },
    "signUp": {
      "title": "Register",
      "intro": "Registration is free and optional.",
      "submit": "Register",
      "have": "Already have an account?"
    },
    "benefits": {
      "title": "Member benefits",
      "list": "All your applications in one place",
      "manage": "View, edit, reschedule and pay without typing numbers",
      "reuse": "Use your details again in the next application",
      "urgent": "The urgent service, which requires an account"
    },
    "signIn": {
      "over": "Your {{minutes}} minutes for the urgent application are over. Your answers are saved: log in again to go on.",
      "urgent": "An urgent application needs an account and a code we text you. Your answers are saved.",
      "title": "Log in",
      "intro": "Enter your email and password. We will then text you a code.",
      "submit": "Log in",
      "forgot": "Forgot password?",
      "mailed": "You need not wait: choose a new password with a link we email you.",
      "unconfirmed": "Registered just now? Open the link in our email first.",
      "none": "No account yet?",
      "withoutAccount": "Continue without an account",
      "ended": "The session of the account that was used here has ended. Log in again, or continue without the account.",
      "registered": "Thank you. We have sent a link to your email address. Open it to finish your registration.",
      "registeredHelp": "It works for {{hours}} hours. Look in your spam folder too.",
      "confirm": "Log in with the password you chose when you registered. This confirms your email address.",
      "expired": "This link no longer works. If you cannot log in, register again.",
      "changed": "Your password has been changed. Log in.",
      "already": "You are logged in as {{name}}.",
      "continue": "Continue",
      "sharedHint": "You are logged out when you close or reload the page.",
      "applications": "My applications"
    },
    "code": {
      "title": "Enter the one‑time code",
      "sent": "We sent a {{length}}-digit code to {{phone}}. It works for {{minutes}} minutes.",
      "digit": "Digit {{n}} of {{total}}",
      "submit": "Verify",
      "resend": "Send a new code",
      "wait": "You can ask for a new code in {{seconds}} seconds.",
      "resent": "We have sent a new code.",
      "again": "Login Again",
      "over": "Your log-in has expired. Choose “Login Again”.",
      "lost": "I no longer have this phone",
      "failed": "An error occurred while validating the OTP."
    },
    "forgot": {
      "title": "Forgot password?",
      "intro": "Enter the email address of your account. We will send you a link to choose a new password.",
      "submit": "Send the link",
      "sent": "Please check your email to reset your password...",
      "sentHelp": "We send the link only if there is an account with this address. Look in your spam folder too. If you have not finished your registration, register again.",
      "back": "Back to log in"
    },
    "reset": {
      "title": "Choose a new password",
      "account": "Account",
      "newPassword": "New password",
      "submit": "Save the new password",
      "noProof": "You need the link from our email",
      "noProofHelp": "Open the link in the newest email from us. It works only once. If you have none, or it is too old, ask for a new one.",
      "newLink": "Ask for a new link"
    }
  },
  "applicant": {
    "choose": "Please select",
    "section": {
      "name": "Name",
      "geez": "Name in Ge'ez script",
      "birth": "Birth",
      "person": "About the applicant",
      "contact": "Contact",
      "optional": "Optional details",
      "residence": "Where the applicant lives",
      "more": "More about the address",
      "newPassport": "New passport",
      "oldPassport": "Old passport"
    },
    "nameIntro": "Write the name in Latin letters (A‑Z), as it appears on the birth certificate or ID card.",
    "nameIntroOld": "Write the name in Latin letters (A‑Z), as in the old passport. If it is wrong there, write the right one and tick “{{correction}}” under “{{section}}”.",
    "printed": "Printed in the passport as",
    "joinOffer": "Passports can show only the letters A‑Z, without apostrophes, hyphens or spaces.",
    "joinUse": "Use {{name}}",
    "geezSuggest": "Suggested spelling: check it",
    "geezHint": "Write in Ge'ez letters, for example as on the ID card.",
    "keyboard": {
      "open": "Show Ge'ez keyboard",
      "close": "Hide Ge'ez keyboard",
      "series": "Letters",
      "erase": "Erase the last letter"
    },
    "soundAlike": "In this application the name is also written {{other}}, which sounds like {{name}}. If it is the same name, write it the same way.",
    "calendarOf": "Which calendar do you use for dates?",
    "dateHintGregorian": "Month/day/year, for example 01/31/1990",
    "dateHintEthiopic": "Day/month/year, for example 23/05/1982",
    "correctedNames": "Type the names and the birth date as they should be in the new passport, not as they are in the old one.",
    "dateMeant": "Did you mean {{day}}?",
    "age_one": "{{count}} year old",
    "age_other": "{{count}} years old",
    "birthCertificateHint": "16 digits, if the certificate has them",
    "birthPlaceHint": "In Latin letters, for example Adama",
    "heightHint": "In centimetres, for example 168",
    "phoneHint": "9 or 10 digits, for example 0900 000000",
    "emailHint": "We also send messages about the application here. If there are many, some come a little later, together.",
    "emailHintOther": "The first applicant receives the messages about the application.",
    "nationalityFixed": "The passport form is for Ethiopian nationals only.",
    "under18Hint": "A parent or guardian must accompany a child. Their phone number will do.",
    "adultHint": "For applicants under 18 only.",
    "adoptedHint": "Tick it also for a child with a guardian. A proof of adoption or guardianship then replaces the parent's document.",
    "halfCastHint": "Tick this if one parent is not Ethiopian.",
    "family": {
      "intro": "Add parents, husband or wife, and children. You can skip this step.",
      "empty": "No family added yet.",
      "add": "Add Family",
      "addTitle": "Add a family member",
      "editTitle": "Change a family member",
      "save": "Save family member",
      "cancel": "Cancel",
      "editName": "Change {{name}}",
      "deleteName": "Remove {{name}}",
      "deleteConfirm": "Remove this family member?",
      "deleteYes": "Remove",
      "unsaved": "Save or cancel the family member first.",
      "full": "You can add at most {{max}} family members."
    },
    "passport": {
      "pagesHint": "Choose more pages if you travel often.",
      "numberHint": "Two letters and seven digits, for example EP1234567",
      "dateHint": "As printed in the passport, in the Gregorian calendar: month/day/year, for example 01/31/2020",
      "correctedHint": "Tick it if a name, the birth place or the birth date is wrong in the old passport. Type the right one in this form. A correction costs {{amount}} ETB more.",
      "birthPlaceHint": "Is the birth place wrong? Choose “{{correction}}” and type the right birth place in “{{step}}”.",
      "reasonFits": "The reason that fits this date:",
      "reasonUse": "{{reason}}: {{amount}} ETB",
      "reasonFixed": "The reason of this application can no longer be changed. If the date is right and you have not paid yet, cancel this application and apply again with the reason that fits. If you have paid, call {{helpLine}}.",
      "reasonOfGroup": "All applicants of a group give the same reason. If the date is right, apply for this person separately.",
      "shortValidity": "Your passport is valid for two years or less. Tell us why you replace it now; you will add a document that shows it.",
      "submitNote": "Submit sends us your application. You add your documents next."
    },
    "earlier": {
      "title": "Use details from an earlier application",
      "help": "Choose a person. We fill in the details; you can change all of them.",
      "person": "{{name}}, born {{date}}",
      "all": "Show all {{count}}",
      "done": "We filled in the details of {{name}}. Check every line. Documents are not copied.",
      "open": "This person has an open application. A second one is possible only after the first one has ended.",
      "undo": "Undo"
    },
    "reset": {
      "action": "Reset",
      "title": "Clear the answers of this applicant?",
      "help": "We delete what you typed in this applicant’s steps. Your date and the other applicants stay.",
      "yes": "Clear the answers",
      "done": "The answers are cleared."
    },
    "copyFirst": "Same as the first applicant",
    "done": "Done",
    "saveFirst": "Please save the first Applicant",
    "groupIntro": "Fill in one section per applicant. Finish the first before you start the next.",
    "applicantN": "Applicant {{n}}",
    "reason": {
      "hint": "Why do you need another passport?",
      "expired": "Its expiration date has passed.",
      "pageRunOut": "It is still valid, but {{pages}} or fewer pages are left.",
      "damaged": "It is torn, wet, burnt or cannot be read.",
      "validReplacement": "It is still valid and must be replaced. With {{years}} years or less left, you later give a reason too, such as DV, scholarship or residence permit.",
      "firstApplicant": "The first applicant gives the old passport here; the others give theirs later."
    },
    "urgent": {
      "check": "Details of another person were removed here. Type your own, and check the address, family and old passport.",
      "guardian": "The application is for a child: type the names of the child. You, the account holder, are the guardian.",
      "names": "Your names come from your account and cannot be changed here. If one is wrong, call {{helpLine}}."
    }
  },
  "application": {
    "continue": {
      "applicants": "Continue: add the other applicants",
      "documents": "Continue: add the documents",
      "confirmation": "Continue: check and confirm",
      "payment": "Continue: pay",
      "without": "Continue without the other applicants",
      "withoutHelp": "We then hold nothing for them, and you cannot add them to this application later.",
      "withoutWorking": "Continuing…"
    },
    "paidTwice": {
      "refundDue": "You paid twice: you get {{amount}} ETB back",
      "refunded": "You paid twice: we have refunded {{amount}} ETB",
      "help": "Your application is paid. Keep your receipt. If the money does not arrive, call {{helpLine}}."
    },
    "next": {
      "title": "What to do next",
      "applicants": "Some applicants of your group are still missing.",
      "applicantsHelp": "Add them on the device where you started the application, or continue without them.",
      "documents": "Some documents are still missing. Add them to keep your date.",
      "confirmation": "Your documents are here. Check your details and confirm them.",
      "payment": "Your details are confirmed. Pay the fee to keep your date.",
      "ordered": "If you have paid, do not pay again. We will text the applicant when the payment arrives.",
      "correction": "The agency has asked you to correct your application.",
      "correctionSent": "We have received your correction and are checking it.",
      "review": "The agency is looking at your urgent application. You do not need to do anything now. We will text you when it has decided.",
      "checking": "Your payment is being checked. Do not pay again: we will text you the result.",
      "appointment": "Come to your appointment with your slip and your original documents.",
      "collection": "There is no separate appointment for this service. Come on the delivery date with your slip and your original documents: they are checked when you collect your new document.",
      "dayClosed": "The office is closed on this day. Choose another day. You do not pay again.",
      "dayClosedUnpaid": "The office is closed on your day. Once you have paid, choose another day here: you do not pay again.",
      "dayPassed": "This day has passed. Keep your slip. To ask about this application, call {{helpLine}}.",
      "rejected": "The agency did not accept this application.",
      "cancelled": "This application is cancelled.",
      "expired": "This application has expired. You can apply again.",
      "unknown": "To ask about this application, call {{helpLine}}.",
      "feeKept": "The fee is not refunded. The slip is no longer valid.",
      "reason": "Reason: {{reason}}",
      "applyAgain": "Start a new application",
      "slip": "Show the slip",
      "heldUntil": "Finish and pay by {{until}}",
      "confirmBy": "You pay after the approval. Finish and confirm by {{until}}",
      "payBefore": "Pay before {{until}}",
      "arrived": "The office has your documents. We will text you when you can collect your new one.",
      "didNotCome": "The office noted that you did not come on your day. The fee is not refunded. To ask what you can do, call {{helpLine}}.",
      "ready": "Your document is ready. Collect it at {{site}} with your slip and your identity document.",
      "unclaimed": "We cancel a passport that is not collected within {{days}} days.",
      "collected": "Your document has been collected. There is nothing more to do."
    },
    "closed": {
      "title": "What is not possible now",
      "afterPayment": "possible after you have paid",
      "afterPaymentUntil": "possible after you have paid, until {{day}}",
      "afterApproval": "possible after the agency has approved your application",
      "tooLate": "was possible until {{day}}",
      "tooNear": "only possible until two days before your day",
      "served": "no longer possible, because the office has recorded a visit or a finished document",
      "onlyOnNotice": "possible when the agency asks you for a correction",
      "until": "possible until {{day}}",
      "untilPayment": "possible until you have paid"
    },
    "timeline": {
      "title": "Your application step by step",
      "submitted": "Application sent",
      "documents": "Documents",
      "confirmed": "Confirmation of details",
      "reviewed": "Review by the agency",
      "paid": "Payment",
      "appointment": "Appointment at the office",
      "ready": "Ready for collection",
      "collected": "Collected",
      "didNotCome": "Did not attend",
      "rejected": "Not accepted by the agency",
      "cancelled": "Cancelled",
      "expired": "Expired",
      "done": "done",
      "current": "next",
      "todo": "still to come",
      "stopped": "ended here"
    },
    "visit": {
      "appointment": "Appointment",
      "collection": "Delivery",
      "noTime": "No set time: come in the morning.",
      "noSlipYet": "This is not a slip yet: the appointment is yours once the fee is paid.",
      "noSlipYetCollection": "This is not a slip yet: you get the slip once the fee is paid."
    },
    "change": "Change",
    "changeFree": "Something wrong? Change it now, it is free.",
    "saved": "Your changes are saved.",
    "unchanged": "You have changed nothing.",
    "outcome": {
      "cancelled": {
        "title": "The payment with {{option}} was cancelled",
        "help": "No money was taken.",
        "again": "Try again, or choose another way to pay."
      },
      "failed": {
        "title": "The payment with {{option}} failed",
        "help": "No money was taken.",
        "again": "Try again, or choose another way to pay."
      },
      "takenBack": {
        "title": "Your bank or payment service took this payment back",
        "help": "It no longer counts.",
        "again": "Make a new order and pay again."
      },
      "expired": {
        "title": "The payment order has expired",
        "help": "No money has reached us for it. Do not pay with the old code.",
        "again": "Make a new order."
      },
      "wrongAmount": {
        "title": "A wrong amount arrived, so your application is not paid yet",
        "help": "You get the money back. Keep your receipt.",
        "again": "Make a new order and pay exactly {{amount}} ETB."
      },
      "late": {
        "title": "Your payment arrived too late: you get it back",
        "help": "The day was no longer free. Keep your receipt. If the money does not arrive, call {{helpLine}}."
      },
      "refundDue": {
        "title": "You get this payment back",
        "help": "It is not used for this application. Keep your receipt. If the money does not arrive, call {{helpLine}}."
      },
      "refunded": {
        "title": "We have refunded this payment",
        "help": "If you have not received the money, call {{helpLine}}."
      }
    },
    "keepAsItIs": "Leave it as it is",
    "resume": {
      "title": "You have an unfinished application",
      "at": "You stopped at",
      "savedAt": "Last saved",
      "continue": "Continue where you stopped",
      "startOver": "Start a new application",
      "startOverTitle": "Delete the unfinished application?",
      "startOverHelp": "We delete what you typed from this device and stop holding your date.",
      "startOverYes": "Delete and start again"
    },
    "elsewhere": {
      "title": "This application is open in another tab",
      "help": "Use one tab at a time, so that no answer is overwritten.",
      "here": "Continue here"
    },
    "newer": {
      "help": "A newer version of this page saved it. Reload the page to continue.",
      "reload": "Reload the page",
      "delete": "We delete what you typed from this device."
    }
  },
  "attachments": {
    "title": "Required documents",
    "intro": "Add one file for each document. Take a photo with the camera or choose a file.",
    "limit": "Each file: {{types}}, at most {{limit}}. We make a larger photo smaller on this device before it is sent.",
    "copies": "Only clear A4 colour copies are accepted.",
    "originals": "Bring the originals to your appointment.",
    "originalsCollection": "Bring the originals on the delivery date.",
    "kept": "We keep the files you choose on this device until they are sent.",
    "notKept": "We do not keep files on this device. Do not close or reload this page before they are sent.",
    "lost": "These files are no longer on this device. Choose them again: {{documents}}",
    "takePhoto": "Take a photo",
    "chooseFile": "Choose file",
    "noFile": "No file chosen",
    "replaceFile": "Choose another file",
    "removeFile": "Remove file",
    "previewOf": "Preview of {{document}}",
    "shrinking": "Making the photo smaller…",
    "formatHelp": "If it is a photo, set your camera to JPG or upload a screenshot of it.",
    "sizeHelp": "At most {{limit}}. Take a photo of the page instead: we make it smaller on this device.",
    "shrunk": "Made smaller from {{before}} to {{after}}",
    "state": {
      "ready": "Ready to send",
      "sent": "Uploaded",
      "failed": "Not sent"
    },
    "progressOf": "Sending {{document}}",
    "chosenCount": "{{chosen}} of {{required}} documents chosen",
    "upload": "Upload",
    "completed": {
      "title": "All steps completed",
      "text": "We have everything for this applicant.",
      "reset": "Reset",
      "resetHelp": "Reset opens the details from the first step, so that you can change them.",
      "documents": "Documents"
    },
    "success": "Your Files have been uploaded successfully",
    "failed": "Oops! Something went wrong.",
    "failedHelp": "Files marked as uploaded are safe; send only the others again.",
    "noneRequired": "This application needs no documents.",
    "noRequest": "You have not sent your application yet. Complete the earlier steps first.",
    "sameFile": "Use the document {{name}} already sent: {{document}}"
  },
  "booking": {
    "intro": "Choose a day, then a time. We hold your appointment while you fill in the rest.",
    "office": "Appointments at {{office}}",
    "window": "You can book here from {{from}} to {{to}}",
    "calendar": "Calendar",
    "previousMonth": "Previous month",
    "nextMonth": "Next month",
    "pickDate": "Please select a date",
    "morning": "Morning",
    "afternoon": "Afternoon",
    "zone": "Times are in Addis Ababa time (EAT, UTC+3).",
    "ethiopianTime": "Ethiopian time",
    "ownClock": "your clock: {{time}}",
    "clocks": "The second line is Ethiopian time.",
    "unavailable": "not available",
    "none": "There is no available appointment date, Please check Later!",
    "noneHelp": "New days open regularly. You can also choose another office.",
    "otherOffice": "Choose another office",
    "nearby": "Other offices with a free day",
    "choose": "Choose this office",
    "loading": "Looking for free days…",
    "closed": {
      "day": "No appointments on {{day}}",
      "days": "No appointments from {{from}} to {{until}}"
    },
    "estimateHelp": "There is no separate appointment for this service. If you apply today, we expect your document on this day. Come then with your slip and original documents.",
    "estimateChanged": "The day has changed. If it suits you, press “{{next}}”.",
    "deliveryTime": "Delivery time",
    "holdCode": {
      "title": "Confirm with a one-time code",
      "why": "Many people are choosing this day. So that nobody can hold appointments for resale, please confirm that you choose this one for yourself or your group.",
      "phone": "Mobile number",
      "email": "Email address",
      "hint": "We use it only to send this code, and fill it in under “Contact”, where you can change it. One number or address is enough for up to five people. From abroad, use an email address.",
      "send": "Send the code",
      "resend": "Send a new code",
      "useEmail": "Use an email address instead",
      "usePhone": "Use a mobile number instead",
      "sent": "We have sent a code to {{to}}. It is valid for {{minutes}} minutes.",
      "code": "Code ({{digits}} digits)",
      "verify": "Confirm and hold the appointment"
    },
    "hold": {
      "appointment": "{{date}}, {{time}}",
      "delivery": "Delivery: {{date}}, {{time}}",
      "longer_one": "We hold your date for another {{count}} minute:",
      "longer_other": "We hold your date for another {{count}} minutes:",
      "minutes_one": "{{count}} minute left to finish",
      "minutes_other": "{{count}} minutes left to finish",
      "seconds_one": "{{count}} second left",
      "seconds_other": "{{count}} seconds left",
      "endingTitle": "Do you need more time?",
      "ending": "We cannot hold your date much longer. You can ask for more time once.",
      "lastTitle": "Your time is almost over",
      "endingLast": "We cannot hold your date any longer after this. Send your application now.",
      "extend": "Give me more time",
      "extended": "You have more time.",
      "later": "Not now",
      "endedTitle": "We no longer hold your date",
      "ended": "Choose the date again. Everything else you typed is still here.",
      "endedDelivery": "See the new delivery date. Everything you typed is still here.",
      "chooseAgain": "Choose a date",
      "seeDelivery": "See the delivery date"
    },
    "urgent": {
      "type": "You apply for:",
      "changeType": "Change",
      "days": "{{days}} working days after your appointment",
      "evidence": "Have your proof ready: you upload it with the other documents.",
      "siteIntro": "Urgent service is available only at the main office. We have chosen it for you.",
      "dateIntro": "Choose a day. Urgent appointments have no set time: come in the morning.",
      "ready": "Delivery date: {{date}}",
      "none": "There is no available appointment date, Please check Later!",
      "noneHelp": "Urgent appointments are limited. New ones open regularly.",
      "other": "Choose another urgency level",
      "clock": {
        "minutes_one": "{{count}} minute left for the urgent application",
        "minutes_other": "{{count}} minutes left for the urgent application",
        "seconds_one": "{{count}} second left",
        "seconds_other": "{{count}} seconds left",
        "help": "When time is up, log in again: your answers are saved."
      }
    },
    "groupSize": {
      "hint": "All come to the same office on the same day. One payment covers everyone. All apply for the same service, with the same reason.",
      "choose": "Please select",
      "option": "{{count}} applicants"
    },
    "type": {
      "notOffered": "No office takes this type of application at present.",
      "hint": "What do you need?",
      "new": "You have never had a passport of your own.",
      "renewal": "Your passport has expired, is full, is damaged, or must be replaced.",
      "lost": "Your passport was lost or stolen.",
      "correction": "Your name, birth place or birth date is wrong in the passport."
    }
  },
  "calendar": {
    "ethiopianMonth": {
      "1": "Meskerem",
      "2": "Tikimt",
      "3": "Hidar",
      "4": "Tahsas",
      "5": "Tir",
      "6": "Yekatit",
      "7": "Megabit",
      "8": "Miyazya",
      "9": "Ginbot",
      "10": "Sene",
      "11": "Hamle",
      "12": "Nehase",
      "13": "Pagume"
    },
    "gregorianMonth": {
      "1": "January",
      "2": "February",
      "3": "March",
      "4": "April",
      "5": "May",
      "6": "June",
      "7": "July",
      "8": "August",
      "9": "September",
      "10": "October",
      "11": "November",
      "12": "December"
    },
    "weekday": {
      "1": "Monday",
      "2": "Tuesday",
      "3": "Wednesday",
      "4": "Thursday",
      "5": "Friday",
      "6": "Saturday",
      "7": "Sunday"
    },
    "shortWeekday": {
      "1": "Mon",
      "2": "Tue",
      "3": "Wed",
      "4": "Thu",
      "5": "Fri",
      "6": "Sat",
      "7": "Sun"
    }
  },
  "captcha": {
    "label": "I am not a robot",
    "hint": "Tick the box and wait a few seconds. There is no puzzle.",
    "working": "Checking...",
    "verified": "Verified",
    "failed": "The check did not succeed."
  },
  "choice": {
    "requestType": {
      "new": "New",
      "renewal": "Renew/Replacement",
      "lost": "Lost",
      "correction": "Correction",
      "unknown": "Unknown"
    },
    "requestMode": {
      "normal": "Normal",
      "urgent": "Urgent"
    },
    "urgentDays": "Urgent ({{days}} Days)",
    "urgentReason": {
      "medicalLetter": "Medical letter",
      "scholarshipOrDv": "Scholarship or DV",
      "authorizedOrganization": "Letter from an authorized organization",
      "foreignResidencePermit": "Foreign residence permit",
      "invitation": "Invitation letter",
      "urgentWorkTravel": "Urgent work travel",
      "compassionateTravel": "Compassionate travel, such as a death in the family"
    },
    "replacementReason": {
      "expired": "Expired passport",
      "pageRunOut": "Replacement of a valid passport with page run-out",
      "damaged": "Damaged passport",
      "validReplacement": "Replacement of a valid passport"
    },
    "shortValidityReason": {
      "dv": "DV lottery",
      "scholarship": "Scholarship",
      "residencePermit": "Foreign residence permit",
      "embassyAppointment": "Embassy appointment",
      "other": "Another reason"
    },
    "correctionType": {
      "name": "Name Correction",
      "birthDate": "Birth Date Correction",
      "both": "Both Name and Birth Date Correction"
    },
    "gender": {
      "male": "Male",
      "female": "Female"
    },
    "maritalStatus": {
      "single": "Single",
      "married": "Married",
      "divorced": "Divorced",
      "widowed": "Widowed"
    },
    "eyeColor": {
      "Black": "Black",
      "Brown": "Brown",
      "Blue": "Blue",
      "Other": "Other"
    },
    "hairColor": {
      "Black": "Black",
      "Brown": "Brown",
      "Blond": "Blond",
      "Auburn": "Auburn",
      "Red": "Red",
      "Grey": "Grey",
      "White": "White"
    },
    "originIdService": {
      "new": "New Origin ID",
      "renewal": "Renewal",
      "damaged": "Damaged",
      "lost": "Lost or stolen",
      "correction": "Correction",
      "bySpouse": "By spouse (wife or husband)",
      "child": "Children under 18 (son or daughter)"
    },
    "originIdApplicantType": {
      "byBirth": "Origin ID for adults (by birth)",
      "bySpouse": "By spouse (wife or husband)",
      "child": "Children (son or daughter)"
    },
    "visaType": {
      "tourist": "Tourist",
      "business": "Business",
      "work": "Work",
      "investment": "Investment",
      "conference": "Conference",
      "student": "Student",
      "transit": "Transit",
      "diplomatic": "Diplomatic or service",
      "other": "Other"
    },
    "filledBy": {
      "applicant": "The applicant",
      "parent": "A parent",
      "guardian": "A guardian"
    },
    "passportPages": "{{pages}} pages",
    "yes": "Yes",
    "no": "No"
  },
  "common": {
    "next": "Next",
    "back": "Back",
    "previous": "Previous",
    "cancel": "Cancel",
    "retry": "Try again",
    "loading": "Loading...",
    "close": "Close",
    "ownTime": "On the clock of your device: {{time}}",
    "ethiopic": "Ethiopian calendar",
    "gregorian": "Gregorian calendar"
  },
  "confirmation": {
    "receivedTitle": "We have received your Request",
    "emailNote": "We will send you an email within {{hours}} hours if you gave an address, and a text message. If we approve your application, you can then pay here.",
    "smsNote": "We will text you within {{hours}} hours. If we approve your application, you can then pay here.",
    "undecided": "If there is no decision by the end of your appointment day, the application ends and you pay nothing.",
    "paidTitle": "Payment completed",
    "paidIntro": "Your appointment is confirmed. Print the slip and bring it with you.",
    "paidIntroCollection": "Your payment has arrived. Print the slip and bring it on the delivery date.",
    "keepNumbers": "Keep both numbers safe: the Application Number and the Confirmation Number. With both you can open this application on any device.",
    "messagesLater": "Text messages and emails about this application can arrive a little later, several in one. This page is always up to date.",
    "applicants": "Applicants",
    "column": {
      "number": "No."
    },
    "print": "Print",
    "nothing": "No application is shown here",
    "nothingHelp": "Look up your application with its numbers.",
    "toStatus": "Check application status",
    "toApplications": "My applications",
    "next": {
      "initial": "Your application is not confirmed yet.",
      "confirmed": "Your details are confirmed. Next, pay the fee.",
      "underReview": "The agency is reviewing your urgent application.",
      "urgentApproved": "Your urgent application is approved. Pay now.",
      "awaitingPayment": "We are waiting for your payment.",
      "paymentCompleted": "Your payment has arrived and your appointment is confirmed."
    },
    "slip": {
      "title": "Appointment slip",
      "collectionTitle": "Delivery slip",
      "bringSlipCollection": "Print this page and bring it on the delivery date.",
      "originals": "The original of each document: {{documents}}",
      "paid": "Amount paid",
      "oldVoid": "Your old slip is no longer valid. Bring only this new one.",
      "cannotScan": "Cannot scan?",
      "barcodeAlt": "Barcode of application {{number}}",
      "pdf": "Save as PDF",
      "keep": "Save the slip as PDF or print it: this page needs a connection.",
      "calendar": "Add to calendar",
      "bring": "What to bring",
      "bringSlip": "Print this page and bring it to your appointment.",
      "bringOriginals": "Bring the originals of all documents you uploaded.",
      "bringGuardian": "A parent or guardian must accompany a child.",
      "arrive": "Arrive no earlier than {{minutes}} minutes before your appointment.",
      "inPerson": "You must come in person: nobody can apply for you.",
      "forfeit": "Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
      "help": "Questions? Call {{helpLine}} free of charge."
    }
  },
  "contact": {
    "title": "Contact Us",
    "summary": "Call, write or visit us, or leave a message here.",
    "head": "Main office",
    "address": "Address",
    "phone": "Phone",
    "fax": "Fax",
    "supportPhone": "Support phone",
    "social": "Follow us",
    "network": {
      "facebook": "Facebook",
      "telegram": "Telegram"
    },
    "branches": "Branch phone and fax",
    "branch": "Branch",
    "form": {
      "title": "Leave a message",
      "submit": "Submit",
      "thanks": "Thank you for your message.",
      "thanksHelp": "We have received it and will reply if you gave a phone number or email that works.",
      "another": "Write another message"
    },
    "field": {
      "firstName": "First name",
      "grandfatherName": "Grand Father Name",
      "phoneNumber": "Phone Number",
      "email": "Email",
      "message": "Message",
      "captcha": "I am not a robot"
    }
  },
  "document": {
    "kebeleId": "Renewed Kebele ID",
    "faydaId": "Fayda Digital ID",
    "birthCertificate": "Authenticated birth certificate",
    "oldPassportDataPage": "Copy of the passport data page",
    "damagedPassportPages": "Copy of the readable pages",
    "policeLetter": "Police report",
    "courtLetter": "Court order",
    "parentId": "Parent's ID or passport",
    "guardianshipPaper": "Proof of guardianship or adoption",
    "childPhoto": "Photograph of the child",
    "urgentEvidence": "Proof of urgency",
    "laissezPasser": "Laissez-passer",
    "validityReason": "Proof of the reason: DV, scholarship, residence permit or embassy appointment",
    "foreignPassport": "Foreign passport",
    "entryVisa": "Entry visa",
    "visaExtension": "Visa extension",
    "originProof": "Proof of Ethiopian origin",
    "oldOriginId": "Old Origin ID",
    "marriageCertificate": "Marriage certificate",
    "spouseOriginId": "Origin ID of the wife or husband",
    "relativeId": "ID or passport of a close relative",
    "photo": "Passport-size photograph",
    "detailsProof": "Proof of the right details",
    "shows": {
      "courtLetter": "It must show the right details.",
      "foreignPassport": "The page with the photo. It must be valid for at least 6 months.",
      "entryVisa": "Your visa or e-visa.",
      "originProof": "A former Ethiopian passport, an authenticated birth certificate, or a court document.",
      "oldOriginId": "The side with the photo.",
      "marriageCertificate": "It must be authenticated.",
      "spouseOriginId": "It must still be valid.",
      "photo": "A recent photo on a white background.",
      "detailsProof": "A court order, vital-events certificate or foreign passport with the right details."
    }
  },
  "faq": {
    "title": "Passport Appointment (FAQ)",
    "summary": "Short answers to what people ask most about passports and appointments.",
    "validity": {
      "q": "How long is a passport valid?",
      "a": "{{years}} years from the day it was issued. To travel, it must still be valid for at least {{months}} months."
    },
    "pages": {
      "q": "How many pages does a passport have?",
      "a": "{{small}} or {{large}} pages. You choose the size in the form."
    },
    "fee": {
      "q": "What does a passport cost?",
      "a": "A new passport costs {{amount}} ETB. Replacing an expired or full one costs the same. The old fees of {{regular}} ETB, or {{expedite}} ETB for faster service, no longer apply.",
      "link": "All services and fees"
    },
    "urgent": {
      "q": "Can I get my passport faster?",
      "a": "Yes, {{short}} or {{long}} working days after your appointment, from {{amount}} ETB: for a medical or legal emergency, a death in the family and similar reasons, with proof, at the main office in Addis Ababa. You need an account.",
      "link": "Urgent service: conditions, documents and fees"
    },
    "lost": {
      "q": "I lost my passport. What should I do?",
      "a": "Report it to the police and ask for a police report; then apply here. If the passport was still valid, cancelling it takes {{days}} days."
    },
    "collect": {
      "q": "How long do I have to collect my passport?",
      "a": "{{days}} days. We cancel a passport that is not collected in that time."
    },
    "pay": {
      "q": "How and when do I pay?",
      "a": "With a payment order, online or with its code at a bank, within {{hours}} hours of the order. Direct deposits and transfers are not accepted."
    },
    "silence": {
      "q": "I have paid but received no message. What should I do?",
      "a": "We confirm by SMS or email within {{hours}} hours of your payment. If we do not, call {{line}} or write to {{mailbox}}."
    },
    "refund": {
      "q": "Do I get my money back?",
      "a": "No. Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information."
    },
    "change": {
      "q": "Can I change the date of my appointment?",
      "a": "Yes, after you have paid, and no later than two days before. Look up your application under Manage Application.",
      "link": "Manage Application"
    },
    "account": {
      "q": "Do I need an account?",
      "a": "No. Without one, you look up your application by its numbers. With one, you have all your applications together, and you need one for the urgent service."
    },
    "proxy": {
      "q": "Can someone else go for me?",
      "a": "No. Nobody can apply for you. A parent or guardian must accompany a child."
    },
    "group": {
      "q": "Can a family apply together?",
      "a": "Yes: {{min}} to {{max}} people with one appointment and one payment. All apply for the same service, with the same reason. Everyone must come to the office."
    },
    "arrive": {
      "q": "When should I be at the office?",
      "a": "No earlier than {{minutes}} minutes before your appointment. The offices are open {{open}} – {{close}}, Monday to Friday, Addis Ababa time."
    }
  },
  "fee": {
    "service": {
      "new": "New passport",
      "expired": "Replacement of an expired passport",
      "pageRunOut": "Replacement of a passport with page run-out",
      "damaged": "Replacement of a damaged passport",
      "lost": "Replacement of a lost passport",
      "valid": "Replacement of a valid passport"
    },
    "correction": "Change of passport data",
    "urgent": "Urgent service ({{days}} working days after your appointment)",
    "originId": {
      "new": "New Origin ID",
      "renewal": "Renewal of an Origin ID",
      "damaged": "Replacement of a damaged Origin ID",
      "lost": "Replacement of a lost Origin ID",
      "correction": "Correction of an Origin ID"
    },
    "originIdAddOn": "Additional fee ({{percent}} %)"
  },
  "field": {
    "party": "Individual or group",
    "groupSize": "Number of applicants",
    "requestType": "Appointment type",
    "urgentDays": "Urgency level",
    "urgentReason": "Reason for urgency",
    "urgentCaptcha": "I am not a robot",
    "service": "Service",
    "replacement": {
      "reason": "Replacement reason"
    },
    "site": {
      "regionId": "Region",
      "cityId": "City",
      "officeId": "Office",
      "deliverySiteId": "Delivery site",
      "captcha": "I am not a robot"
    },
    "appointment": {
      "date": "Appointment date",
      "slotId": "Appointment time"
    },
    "personal": {
      "firstName": "First name",
      "fatherName": "Father Name",
      "grandfatherName": "Grand Father Name",
      "geezFirstName": "First Name (Ge'ez script)",
      "geezFatherName": "Father Name (Ge'ez script)",
      "geezGrandfatherName": "Grand Father Name (Ge'ez script)",
      "birthDate": "Birth date",
      "birthPlace": "Birth Place",
      "birthCertificateId": "Birth certificate id",
      "gender": "Gender",
      "maritalStatus": "Marital status",
      "nationalityId": "Nationality",
      "occupationId": "Occupation",
      "height": "Height (cm)",
      "eyeColor": "Eye colour",
      "hairColor": "Hair colour",
      "halfCast": "One parent is a foreign national",
      "under18": "Is under 18",
      "adopted": "Is Adoption",
      "phoneNumber": "Phone Number",
      "email": "Email"
    },
    "address": {
      "region": "Region",
      "city": "City",
      "state": "State",
      "zone": "Zone",
      "woreda": "Woreda",
      "kebele": "Kebele",
      "street": "Street",
      "houseNo": "House number",
      "poBox": "PO Box",
      "subCity": "Sub city"
    },
    "family": {
      "firstName": "First name",
      "grandfatherName": "Grand Father Name",
      "relationId": "Family type"
    },
    "passport": {
      "passportPageId": "Passport page",
      "passportNumber": "Old Passport Number",
      "issueDate": "Old Passport Issue Date",
      "expirationDate": "Old Passport Expiration Date",
      "shortValidityReason": "Reason for replacing it now",
      "shortValidityOther": "Your reason",
      "dataCorrected": "Is Data correction",
      "correctionType": "Correction type",
      "captcha": "I am not a robot"
    },
    "originId": {
      "country": "Country of residence",
      "localPhoneNumber": "Local phone number",
      "originIdNumber": "Origin ID number",
      "timesLost": "Number of times the Origin ID was lost",
      "visaNumber": "Visa number",
      "visaType": "Visa type",
      "visaIssuedOnline": "The visa was issued online",
      "filledBy": "Application filled by",
      "correctionNote": "What else is wrong",
      "captcha": "I am not a robot"
    }
  },
  "guide": {
    "title": "Find your service",
    "summary": "Answer a few questions to find your service, its fee, the documents and the earliest dates in one minute.",
    "question": {
      "nationality": "What is the nationality of the applicant?",
      "age": "How old is the applicant?",
      "passport": "Does the applicant have an Ethiopian passport?",
      "state": "Which of these apply to the passport?",
      "speed": "How soon is the passport needed?",
      "reason": "What is the reason?"
    },
    "stateHint": "Tick all that apply. If nothing applies, leave them empty.",
    "reasonHint": "We accept only these reasons, with proof.",
    "nationality": {
      "ethiopian": "Ethiopian",
      "foreign": "Another nationality"
    },
    "age": {
      "child": "Under {{age}}",
      "adult": "{{from}} to {{to}}",
      "senior": "{{age}} or older"
    },
    "adopted": "The child is adopted or has a guardian",
    "passport": {
      "none": "No, this is the first one",
      "valid": "Yes, it is still valid",
      "expired": "Yes, but it has expired",
      "lost": "It was lost or stolen"
    },
    "state": {
      "pagesRunOut": "{{pages}} or fewer pages are left",
      "damaged": "It is torn, wet, burnt or cannot be read",
      "shortValidity": "{{years}} years or less of its validity are left",
      "correction": "The name, birth place or birth date must be changed"
    },
    "speed": {
      "regular": "Regular service is fine",
      "urgent": "{{short}} or {{long}} working days after your appointment",
      "emergency": "Right now: it is an emergency"
    },
    "openRequest": "There is already an open application for this person",
    "restart": "Start again",
    "result": {
      "title": "Your service",
      "waiting": "Your service, its fee and its documents appear here.",
      "fee": "Fee",
      "urgentFee": "Urgent, {{days}} working days after your appointment",
      "documents": "What you need",
      "delivery": "Ready at the earliest",
      "deliveryHelp": "if you apply today at the main office",
      "apply": "Apply Now",
      "dates": "Earliest dates",
      "others": "Other services and who they are for",
      "foreign": "The passport is for Ethiopian nationals. With Ethiopian origin you can apply for an Origin ID (yellow card).",
      "originId": "Go to the Origin ID portal",
      "open": "One person can have one open application. Continue, change or cancel it first.",
      "manage": "Manage Application",
      "emergency": "Go to the main office or a branch office in person. Call {{line}} first; the call is free."
    },
    "rule": {
      "ethiopianNational": "For Ethiopian nationals.",
      "noOpenRequest": "For people without an open application.",
      "adult": "For applicants of {{age}} or older.",
      "child": "For children under {{age}}, with a parent or guardian.",
      "holdsNoPassport": "For people who hold no passport: using more than one is prohibited.",
      "holdsPassport": "For holders of a passport, valid or expired.",
      "passportExpired": "For a passport that has expired.",
      "passportValid": "For a passport that is still valid.",
      "passportLost": "For a passport that was lost or stolen.",
      "passportDamaged": "For a damaged passport.",
      "passportUndamaged": "For a passport that is not damaged.",
      "pagesRunOut": "For a passport with {{pages}} or fewer pages left.",
      "correctionWanted": "For a change of name, birth place or birth date.",
      "urgentReason": "For one of the listed reasons, with proof.",
      "emergency": "For an emergency, in person only."
    },
    "earliest": {
      "title": "Earliest dates",
      "summary": "The first free day of every office, without logging in.",
      "type": "What do you need?",
      "applicants": "Number of applicants",
      "one": "One applicant",
      "many": "{{count}} applicants",
      "caption": "First free day by office",
      "office": "Office",
      "appointment": "Earliest appointment",
      "ready": "Passport ready",
      "collect": "Earliest delivery",
      "choose": "Choose an office to apply there.",
      "full": "No free day right now",
      "note": "Days fill up fast. A day is yours only once you choose it in your application."
    }
  },
  "holiday": {
    "enkutatash": "Ethiopian New Year (Enkutatash)",
    "meskel": "Finding of the True Cross (Meskel)",
    "genna": "Ethiopian Christmas (Genna)",
    "timket": "Epiphany (Timket)",
    "adwa": "Victory of Adwa",
    "siklet": "Good Friday (Siklet)",
    "fasika": "Easter (Fasika)",
    "labour": "International Labour Day",
    "patriots": "Patriots' Victory Day",
    "eidAlFitr": "Eid al-Fitr",
    "eidAlAdha": "Eid al-Adha (Arefa)",
    "mawlid": "Mawlid (Birthday of the Prophet)"
  },
  "home": {
    "title": "Passport appointments and applications",
    "intro": "Apply online, choose a day, pay, and come to the office.",
    "carousel": {
      "title": "Good to know",
      "position": "{{n}} of {{total}}",
      "previous": "Previous",
      "next": "Next",
      "pause": "Pause",
      "play": "Play"
    },
    "slide": {
      "book": {
        "title": "Book without queuing",
        "text": "Choose the office, the day and the time that suit you. We hold your appointment while you fill in the form."
      },
      "pay": {
        "title": "Pay by phone or at a bank",
        "text": "We give you a payment code. Pay within {{hours}} hours. Direct deposits and transfers are not accepted."
      },
      "follow": {
        "title": "See where your application is",
        "text": "With your application number or confirmation number, at any time, without an account."
      },
      "urgent": {
        "title": "Urgent? {{short}} or {{long}} working days after your appointment",
        "text": "For a medical or legal emergency, a death in the family and similar reasons, with proof, at the main office in Addis Ababa."
      },
      "group": {
        "title": "Apply together",
        "text": "A family or a group of {{min}} to {{max}} people can share one appointment and one payment."
      },
      "honest": {
        "title": "Appointments are never for sale",
        "text": "Book only on this website and pay only the official fee. If anyone asks for more, call {{line}}. The call is free."
      }
    },
    "action": {
      "start": "Start New Application",
      "startText": "A new, expired, damaged or lost passport, or a change of data.",
      "continue": "Continue your application",
      "continueText": "What you typed is saved on this device.",
      "register": "Register",
      "registerText": "Free and optional: all your applications in one place.",
      "applications": "My applications",
      "applicationsText": "All your applications and what to do next.",
      "status": "Check Status",
      "statusText": "Where your application is and what to do next."
    },
    "apply": {
      "title": "How to Apply",
      "text": "See the fee and the documents for each service. Bring the originals when you come.",
      "fee": "Fee {{amount}} ETB",
      "feeFrom": "Fee from {{amount}} ETB",
      "new": {
        "title": "New passport",
        "text": "Your renewed kebele ID and, below age {{age}}, an authenticated birth certificate."
      },
      "expired": {
        "title": "Expired passport",
        "text": "Your old passport and a copy of its data page."
      },
      "pageRunOut": {
        "title": "Passport page run-out",
        "text": "{{pages}} or fewer pages left: your passport and a copy of its data page."
      },
      "damaged": {
        "title": "Damaged passport",
        "text": "The damaged passport, a copy of the readable pages, and your renewed kebele ID."
      },
      "lost": {
        "title": "Lost or stolen passport",
        "text": "A police report and your kebele ID."
      },
      "dataChange": {
        "title": "Change of passport data",
        "text": "A copy of the data page and the court order for the change."
      },
      "urgent": {
        "title": "Urgent service",
        "text": "The documents for your service and proof of urgency. You need to log in."
      },
      "other": {
        "title": "Origin ID (Yellow Card)",
        "text": "For foreign nationals of Ethiopian origin, their spouses and children."
      }
    },
    "before": {
      "title": "Before you apply",
      "citizen": "Only Ethiopian nationals may use the passport form. Using more than one passport is prohibited.",
      "names": "Keep your old passport, ID and birth certificate beside you when you write the names.",
      "documents": "Photograph or scan every document in colour, with the whole page readable: JPG, PNG, GIF or PDF, at most {{size}} MB each.",
      "originals": "Bring the originals when you come.",
      "phone": "Keep your phone with you: we send you text messages.",
      "fee": "We do not refund fees if you miss your appointment, cancel, or give wrong information.",
      "self": "You must come in person. Nobody can apply for you; a parent or guardian must accompany a child.",
      "time": "Arrive no earlier than {{minutes}} minutes before your appointment."
    }
  },
  "instruction": {
    "redirect": {
      "open": "Select the button to open the payment page.",
      "compare": "Compare the amount: {{amount}} ETB.",
      "pay": "Pay there with mobile money or your bank.",
      "back": "You return here automatically. If not, open My applications or Check Status."
    },
    "code": {
      "go": "Go to any branch of the bank, or use its app.",
      "tell": "Give the order code on this page.",
      "pay": "Pay exactly {{amount}} ETB and keep the receipt.",
      "message": "We will text you as soon as your payment arrives."
    },
    "orderOnly": "Only payment through the payment order is accepted, not direct deposit or transfer."
  },
  "issue": {
    "required": "{{label}} is required!",
    "agreement": "Please check this box if you want to proceed.",
    "nameLetters": "Please enter characters A-Z only",
    "geezLetters": "Use Ge'ez letters only",
    "phoneFormat": "Please insert the correct phone number format",
    "emailFormat": "Please enter valid email address",
    "birthDateFuture": "Birth date cannot be in the future",
    "dateFormat": "Enter a valid date",
    "under18Unchecked": "Please check if age is under 18",
    "birthCertificateDigits": "Birth registration unique id length must 16 digit",
    "regionRequired": "Please select region",
    "cityRequired": "Please select city",
    "officeRequired": "Please select office",
    "deliverySiteRequired": "Please select delivery site",
    "urgentTypeRequired": "Please select urgent type",
    "captchaRequired": "Please select the recaptcha!",
    "dateRequired": "Please Select Date",
    "timeRequired": "Please Select Time Interval",
    "dateAndTimeRequired": "Please Select Date and Time Interval",
    "passportPageRequired": "Passport page is required!",
    "passportNumberRequired": "Old Passport Number is required!",
    "passportNumberFormat": "Please Enter Valid Passport Number",
    "issueDateRequired": "Please Enter Old Passport Issue Date",
    "expirationDateRequired": "Please Enter Old Passport Expiration Date",
    "correctionRequired": "correction reason is required!",
    "passportExpired": "By this date the passport has expired. The reason \"Expired passport\" fits: the fee is {{expired}} ETB.",
    "passportNotExpired": "By this date the passport has not expired. The reason \"Replacement of a valid passport\" fits ({{validReplacement}} ETB), or page run-out where {{pages}} or fewer pages are left ({{pageRunOut}} ETB).",
    "shortValidityReasonRequired": "Tell us why you replace a passport that is still valid",
    "attachmentsIncomplete": "You Should have to Choose All",
    "fileFormat": "{{file}} is Invalid format, Please upload correct file type!",
    "fileEmpty": "{{file}} is empty. Choose the file again, or another one.",
    "fileSize": "{{file}} is Invalid size, Please upload correct file size!",
    "fileUnreadable": "{{file}} cannot be read. Upload a clear photo or a new copy of the file.",
    "fileLocked": "{{file}} needs a password. Upload a copy without a password.",
    "filePages": "{{file}} has more than {{pages}} pages. Upload the pages that are asked for.",
    "fileTooComplex": "{{file}} is too complex to be opened safely. Upload a photo or a scan of it.",
    "lookupEmpty": "Please fill at least one field.",
    "paymentOptionRequired": "Please select a payment option",
    "termsRequired": "Please confirm to agree to terms and conditions",
    "confirmRequired": "Please check this box if you want to proceed",
    "groupSize": "A group has {{min}} to {{max}} applicants",
    "heightRange": "Enter a height between {{min}} and {{max}} cm",
    "tooLong": "{{label}} can have at most {{max}} characters",
    "tooMany": "You can add at most {{max}}",
    "invalid": "{{label}} is not valid",
    "birthDateTooEarly": "Enter a birth date from {{min}} on",
    "nationalityEthiopian": "This form is for Ethiopian nationals only",
    "issueDateFuture": "The issue date cannot be in the future",
    "passportDatesOrder": "The expiration date must be after the issue date",
    "dateUnavailable": "Choose an available date",
    "sameAppointment": "You have this appointment already. Choose another",
    "urgentReasonRequired": "Choose the reason for the urgent application",
    "latinLetters": "Use only Latin letters, apostrophes, hyphens and spaces",
    "fieldRequired": "{{label}} is required.",
    "passwordLength": "At Least {{min}} Character is required.",
    "passwordCommon": "This password is too well known. Choose another.",
    "passwordMismatch": "Passwords Do Not Match.",
    "humanRequired": "Please verify you are human.",
    "signInEmailRequired": "Please Enter Your Email Address.",
    "signInPasswordRequired": "Please Enter Your Password.",
    "codeDigits": "Please enter a complete 6-digit OTP.",
    "firstApplicantFirst": "Please save the first Applicant",
    "nationalityForeign": "The Origin ID is for foreign nationals of Ethiopian origin",
    "adultService": "This service is for applicants of {{age}} or older.",
    "childService": "This service is for applicants under {{age}}.",
    "mainOfficeOnly": "Urgent service is available only at the main office in Addis Ababa.",
    "officeWithoutType": "This office does not take this type of application. Choose another office.",
    "anotherPerson": "You can correct only one of the three names, birth date and gender here. Put back the others, or cancel and apply again. If you have paid, call the help line.",
    "holderNames": "The first applicant of an urgent application is the account holder: enter the names of the account. Another person can apply from their own account. If a name in the account is wrong, call the help line.",
    "feePaid": "This would change the fee you have already paid. Leave it as it was, or call the help line."
  },
  "originGuide": {
    "summary": "Answer a few questions to find your Origin ID service, its fee, the documents and the earliest dates.",
    "ready": "Origin ID ready",
    "question": {
      "nationality": "What is the nationality of the applicant?",
      "age": "How old is the applicant?",
      "card": "Does the applicant have an Origin ID?",
      "losses": "How many times was it lost, including this time?",
      "correction": "Do you need to correct a name, the birth date or the birth place?",
      "origin": "Which of these applies to the applicant?"
    },
    "nationality": {
      "foreign": "A foreign nationality",
      "ethiopian": "Ethiopian"
    },
    "age": {
      "child": "Under {{age}}",
      "adult": "{{age}} or older"
    },
    "card": {
      "none": "No, this is the first one",
      "yellowCard": "No, but the old yellow card",
      "valid": "Yes, it is still valid",
      "expired": "Yes, but it has expired",
      "damaged": "Yes, but it is damaged",
      "lost": "It was lost or stolen"
    },
    "losses": {
      "once": "Once",
      "twice": "Twice",
      "more": "Three times or more"
    },
    "correction": {
      "yes": "Yes",
      "no": "No"
    },
    "origin": {
      "formerCitizen": "Was an Ethiopian citizen",
      "ethiopianParent": "Has an Ethiopian parent",
      "spouseOfHolder": "Is the wife or husband of an Origin ID holder",
      "childOfHolder": "Is the child of an Origin ID holder",
      "other": "None of these"
    },
    "result": {
      "ethiopian": "The Origin ID is for foreign nationals. Ethiopian nationals apply for a passport.",
      "passport": "Go to the passport portal",
      "valid": "Your Origin ID is valid, so you do not need to apply. Choose renewal once it has expired.",
      "noOrigin": "The Origin ID is for former Ethiopian citizens, for people with an Ethiopian parent, and for the wife, husband and children of a holder."
    },
    "rule": {
      "foreignNational": "For foreign nationals.",
      "noOpenRequest": "For people without an open application.",
      "adult": "For applicants of {{age}} or older.",
      "child": "For children under {{age}}, with a parent or guardian.",
      "ethiopianOrigin": "For former Ethiopian citizens and people with an Ethiopian parent.",
      "originOfChild": "For former Ethiopian citizens, and for children of an Ethiopian parent or of an Origin ID holder.",
      "spouseOfHolder": "For the wife or husband of an Origin ID holder.",
      "holdsNoOriginId": "For people who have no Origin ID, also if they had the old yellow card.",
      "originIdExpired": "For an Origin ID that has expired.",
      "originIdDamaged": "For a damaged Origin ID.",
      "originIdLost": "For an Origin ID that was lost or stolen.",
      "holdsOriginId": "For holders of an Origin ID, valid or expired.",
      "correctionWanted": "For a change of name, birth place or birth date."
    }
  },
  "originHome": {
    "title": "Origin ID (Yellow Card)",
    "intro": "For foreign nationals of Ethiopian origin, and for their spouses and children.",
    "action": {
      "start": "Start New Application",
      "startText": "A new Origin ID, a renewal, or one for a spouse or child.",
      "continue": "Continue your application",
      "continueText": "What you typed is saved on this device.",
      "register": "Register",
      "registerText": "Free and optional: all your applications in one place.",
      "applications": "My applications",
      "applicationsText": "All your applications and what to do next.",
      "status": "Check Status",
      "statusText": "Where your application is and what to do next."
    },
    "who": {
      "title": "Who can apply",
      "birth": {
        "title": "By birth",
        "text": "Former Ethiopian citizens, and foreign citizens with Ethiopian parents."
      },
      "spouse": {
        "title": "By spouse",
        "text": "The wife or husband of an Origin ID holder."
      },
      "child": {
        "title": "Children under 18",
        "text": "A son or daughter. A parent or guardian must come too."
      }
    },
    "apply": {
      "title": "How to Apply",
      "text": "Choose what you need. Bring the originals when you come.",
      "new": {
        "title": "New Origin ID",
        "text": "Your foreign passport, your visa, a photo, and proof of origin: a former Ethiopian passport, an authenticated birth certificate, or a court document."
      },
      "renewal": {
        "title": "Renewal",
        "text": "Your Origin ID, a copy of your valid foreign passport, and a photo."
      },
      "damaged": {
        "title": "Damaged",
        "text": "The damaged card, a copy of your foreign passport, and a photo."
      },
      "lost": {
        "title": "Lost or stolen",
        "text": "A police report, a copy of your foreign passport, and a photo."
      },
      "correction": {
        "title": "Correction",
        "text": "Your Origin ID, a copy of your foreign passport, the document that proves the right details, and a photo."
      },
      "spouse": {
        "title": "By spouse",
        "text": "Your foreign passport, your visa, your authenticated marriage certificate, the holder’s valid Origin ID, and a photo."
      },
      "child": {
        "title": "Children under 18",
        "text": "The child’s foreign passport with the entry visa, the authenticated birth certificate, the parent’s ID or passport, and a photo."
      }
    },
    "before": {
      "title": "Before you apply",
      "valid": "If you have a valid Origin ID, do not apply again.",
      "yellow": "If you had the old yellow card, apply for a new Origin ID.",
      "passport": "Keep your foreign passport beside you. Write names as they appear there, with accents and hyphens.",
      "documents": "Photograph or scan every document in colour, with the whole page readable: JPG, PNG, GIF or PDF, at most {{size}} MB each.",
      "originals": "Bring the originals when you come.",
      "abroad": "Times are Addis Ababa times; if you are abroad, we show your local time too.",
      "self": "You must come in person. Nobody can apply for you.",
      "time": "Arrive no earlier than {{minutes}} minutes before your appointment."
    }
  },
  "originId": {
    "choose": "Please select",
    "serviceHint": "What do you need?",
    "service": {
      "new": "You were an Ethiopian citizen or have Ethiopian parents, and have no valid Origin ID. Choose this if you had the old yellow card.",
      "renewal": "Your Origin ID has expired.",
      "damaged": "Your card is torn, broken or cannot be read.",
      "lost": "Your card was lost or stolen. Have the police report ready.",
      "correction": "A name, the birth date or the birth place on your card is wrong.",
      "bySpouse": "You are the wife or husband of an Origin ID holder.",
      "child": "For a son or daughter. A parent or guardian must come too."
    },
    "site": {
      "yours": "About you",
      "countryHint": "Where you live now",
      "subCityHint": "Where you stay in Addis Ababa or Dire Dawa, if you do",
      "visaHint": "As printed on your visa or e-visa",
      "cardHint": "As printed on your Origin ID",
      "lostCardHint": "If you know it, for example from a copy",
      "where": "Where you apply",
      "office": "Application site"
    },
    "person": {
      "nameIntro": "Write the name as it appears in the foreign passport, with its accents, apostrophes and hyphens.",
      "printed": "Printed on the Origin ID as",
      "geezIntro": "You can leave these empty. If you fill them in, use Ge'ez letters. Choose a suggestion, or ask a relative who reads them.",
      "certificateHint": "16 digits of the birth certificate",
      "phoneHint": "With the country code, for example +44 1632 960001. An Ethiopian number may begin with 09.",
      "nationalityHint": "As in your foreign passport",
      "serviceFits": "The service that fits this birth date:",
      "serviceFixed": "The service of this application can no longer be changed. If the birth date is right and you have not paid yet, cancel this application and apply again with the service that fits. If you have paid, call {{helpLine}}.",
      "serviceOfGroup": "All applicants of a group apply for the same service. If the birth date is right, apply for this person separately."
    },
    "address": {
      "title": "Where you stay in Ethiopia",
      "intro": "For example with relatives, or in a hotel. Region and city are enough."
    },
    "detail": {
      "visa": "Visa",
      "card": "Your Origin ID",
      "lost": "The lost Origin ID",
      "about": "About this application",
      "localPhoneHint": "An Ethiopian number where the office can reach you, if you have one",
      "correction": "What is wrong on the Origin ID",
      "correctionHint": "Type the corrected names and birth date in this form, as in your passport. Choose here which of them is wrong on the card.",
      "timesLostHint": "Including this time. The fee depends on it.",
      "filledByHint": "Nobody can apply for another adult. A parent or guardian fills in the form for a child.",
      "yes": "Yes"
    }
  },
  "originRequirements": {
    "title": "Requirements for the Origin ID",
    "summary": "The documents and the fee for every Origin ID service.",
    "need": "What you need",
    "when": {
      "under18": "if the applicant is under {{age}}",
      "guardian": "in place of the parent's, if the child is adopted or has a guardian"
    },
    "fee": "Service fee",
    "plain": "Each applicant",
    "lost": "Lost {{count}} times",
    "lostMore": "Lost {{count}} times or more",
    "lostOnce": "Lost once",
    "noFee": "The fee is shown before you pay.",
    "sampleFee": "This is a sample fee: the agency has not set its fee yet.",
    "apply": "Apply Now",
    "every": {
      "title": "For every service",
      "copies": "Upload clear A4 colour copies: JPG, PNG, GIF or PDF, at most {{size}} MB each. Bring the originals when you come.",
      "abroad": "Documents made abroad must be authenticated by the foreign ministry there, then by the Ethiopian mission.",
      "fee": "Fees are non-refundable."
    },
    "faq": {
      "title": "Origin ID (FAQ)",
      "summary": "Short answers to what people ask most about the Origin ID.",
      "who": {
        "q": "Who can get an Origin ID?",
        "a": "Former Ethiopian citizens, foreign citizens with Ethiopian parents, and the wife, husband and children of an Origin ID holder."
      },
      "holder": {
        "q": "I have a valid Origin ID, or the old yellow card. Can I apply for a new one?",
        "a": "Not with a valid Origin ID: choose renewal when it has expired. If you had the old yellow card, apply for a new Origin ID."
      },
      "names": {
        "q": "How do I write my name?",
        "a": "As it appears in your foreign passport, with accents, apostrophes and hyphens. Names in Ge'ez letters are optional."
      },
      "cost": {
        "q": "What does it cost?",
        "a": "You find the fee of each service on the requirements page. A damaged card costs more, and a lost card costs more each time.",
        "link": "Requirements and fees"
      },
      "family": {
        "q": "My wife, husband or children apply too. Do we have to send the same documents again?",
        "a": "No. When you apply in the same browser or with the same account, we offer the documents you have already sent for one family member, such as the Origin ID of the holder or the marriage certificate: select it once and you do not send it again."
      },
      "abroad": {
        "q": "I live abroad. How do I pay?",
        "a": "Choose a payment method that gives you a code, and send the code to a relative or friend in Ethiopia. Anyone can pay with it before it ends."
      },
      "where": {
        "q": "I live abroad. Which time do you show?",
        "a": "All times are Addis Ababa times. If your device is set to another time, we show your own time and day too."
      }
    }
  },
  "payment": {
    "title": "Payment",
    "method": "Payment method",
    "methodsEmpty": "No payment method is open right now. Try again later, or call {{helpLine}}.",
    "kind": {
      "redirect": "Pay on the provider's website",
      "code": "Get a code and pay with it"
    },
    "price": "Fee",
    "total": "Total",
    "sampleFee": "This is a sample fee: the agency has not set its fee yet.",
    "amount": "Amount",
    "etb": "{{amount}} ETB",
    "perPerson": "Per person",
    "terms": "I have read and agree to the terms and conditions",
    "nonRefundable": "Fees are non-refundable.",
    "forfeit": "Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
    "orderOnly": "Only payment through the payment order is accepted, not direct deposit or transfer.",
    "withinHours": "Pay within {{hours}} hours of the order.",
    "bankHours": "At a bank: get the code while banks are open, because it ends after {{hours}} hours.",
    "fromAbroad": "From abroad: a relative or friend in Ethiopia can pay with the order code.",
    "returnToApplications": "Return to My Applications",
    "proceed": "Proceed",
    "proceeding": "Preparing your payment…",
    "notPayable": "This application cannot be paid right now.",
    "openOrder": "You already have an open payment order",
    "openOrderHelp": "Order {{orderCode}} with {{option}} is waiting for payment.",
    "openOrderReplace": "Another method cancels it and gives you a new one.",
    "newOrderClosed": "A new payment order is no longer possible. An order that is still open can be paid until its time ends.",
    "continueOrder": "Continue with this order",
    "orderCode": "Order code",
    "copyCode": "Copy",
    "codeCopied": "Code copied.",
    "optionName": "Payment option",
    "deadline": "Pay before",
    "deadlineEnds": "After that the order is no longer valid. You can make a new one.",
    "deadlineFinal": "After that the order is no longer valid and your application expires.",
    "addisTime": "Times are in Addis Ababa time (EAT, UTC+3)",
    "expired": "The payment order has expired",
    "expiredHelp": "Do not pay with the old code. You can get a new order while we hold your date.",
    "newOrder": "Get a new order",
    "noOrder": "There is no open payment order for this application.",
    "choosePayment": "Choose how to pay",
    "anotherWay": "Pay another way",
    "handOver": {
      "title": "Continue to {{option}}",
      "intro": "You pay there, not on this website. Compare the amount and the order code before you pay.",
      "go": "Go to {{option}}",
      "unsafe": "The address of the payment page is not safe to open. Choose another payment method, or call {{helpLine}}."
    },
    "instruction": {
      "title": "Payment instructions",
      "steps": "How to pay: {{option}}",
      "keep": "Print this page or write down the order code.",
      "print": "Print"
    },
    "left": {
      "title": "You have left the payment page"
    },
    "paid": "Your payment has arrived.",
    "toConfirmation": "Show the confirmation",
    "waiting": {
      "title": "Waiting for your payment",
      "asking": "Checking for your payment. This page updates itself.",
      "long": "This is taking longer than usual. You can close this page: we will text you when your payment arrives.",
      "stopped": "Your payment has not arrived yet. Select the button to check again.",
      "checkAgain": "Check again",
      "checking": "Checking...",
      "lastChecked": "Last checked at {{time}}",
      "late": "If you get no SMS or email within {{hours}} hours after payment, contact support at {{email}} or call {{helpLine}}."
    }
  },
  "phone": {
    "title": "Change your phone number",
    "now": "Your codes now go to {{phone}}.",
    "field": {
      "phoneNumber": "New phone number",
      "password": "Password",
      "oldCode": "Code sent to your current phone",
      "code": "Code sent to your new phone"
    },
    "hint": {
      "phone": "We text a code to this number and one to your current phone.",
      "phoneByMail": "We text a code to this number.",
      "password": "We ask for it again, so that no one can change the number on a device that you left open.",
      "code": "{{length}} digits"
    },
    "send": "Send the codes",
    "sendOne": "Send the code",
    "sentBoth": "We sent a {{length}}-digit code to {{next}} and another one to {{old}}. They work for {{minutes}} minutes.",
    "sentOne": "We sent a {{length}}-digit code to {{next}}. It works for {{minutes}} minutes.",
    "submit": "Change the number",
    "again": "Correct the new number",
    "wrongPassword": "The password is not correct.",
    "wrongBoth": "One of the two codes is not correct. Check both and try again.",
    "newCodes": "Send new codes",
    "changed": "Your phone number has been changed",
    "changedHelp": "The next codes go to {{phone}}. Other devices were logged out.",
    "waits": "Your phone number will change on {{until}}",
    "waitsHelp": "Until then your codes go to the old phone. We have told the old phone and your email address how to cancel the change. When the number has changed, log in again.",
    "pending": "On {{until}} your number will change to {{phone}}.",
    "lost": {
      "action": "I no longer have this phone",
      "title": "You no longer have your phone",
      "intro": "We will send a link to the email address of your account. With it you enter your new number. The change takes effect after a waiting time, so that no one can take your account.",
      "send": "Send the link",
      "sent": "We have sent a link to the email address of your account",
      "sentHelp": "It works once and for {{minutes}} minutes. Look in your spam folder too. No access to that mailbox? Call {{line}} free of charge.",
      "expired": "Your log-in has expired. Log in again, then ask for the link."
    },
    "cancel": {
      "title": "Cancel the change of your phone number",
      "intro": "Someone asked to change the phone number of your account. If you cancel this, the number stays as it is.",
      "action": "Cancel the change",
      "done": "The change has been cancelled",
      "doneHelp": "If you did not ask for it, someone knows your password. Choose a new one now.",
      "password": "Choose a new password",
      "expired": "There is no change to cancel",
      "expiredHelp": "It was cancelled before, replaced by a newer one, or has taken effect. If you did not ask for it, call {{line}} free of charge."
    },
    "link": {
      "expired": "This link no longer works",
      "expiredHelp": "It works only once. Log in and ask for a new one on the page for the code."
    },
    "login": {
      "title": "Log in to change your phone number",
      "help": "If you no longer have the phone, enter your password and choose “I no longer have this phone” on the page for the code.",
      "action": "Log in"
    }
  },
  "refusal": {
    "slotFull": "Someone has just taken this appointment. Choose another.",
    "slotShort_one": "There is space for {{count}} applicant only. Choose another appointment.",
    "slotShort_other": "There is space for {{count}} applicants only. Choose another appointment.",
    "outsideWindow": "You cannot choose that day at this office. Choose another date.",
    "holdExpired": "Your time ran out. Choose the date again; everything else is still here.",
    "notExtendable": "You can ask for more time only once.",
    "openRequest": "An application for these details exists already. Its owner can see it under Check Status, and change or cancel it there if possible. For twins, enter the birth certificate id of both. If it is not yours or this does not help, call {{helpLine}}.",
    "attachmentsMissing": "Some documents are missing. Upload all of them.",
    "notConfirmed": "Confirm the applicant details first.",
    "notAllowed": "This is not possible now. See My applications or call {{helpLine}}.",
    "served": "The office has already recorded a visit or a finished document, so this is no longer possible. To ask what you can do, call {{helpLine}}.",
    "movedTooOften": "You have chosen a new date for this application too often today. To ask what you can do, call {{helpLine}}.",
    "versionConflict": "This application was changed on another page or device. Check it and make your change again.",
    "fileFormat": "We do not accept this kind of file. Upload a JPG, JPEG, PNG, GIF or PDF file.",
    "fileSize": "This file is too large. Upload a smaller one.",
    "captchaFailed": "We could not verify that you are human. Try again.",
    "codeRequired": "Confirm with a code that you are choosing this date for yourself or your group.",
    "unpaidApplicants": "Too many applicants with your phone number or email domain have not paid in the last 7 days. Pay or cancel an open application, or choose again later.",
    "waiting": "It is not your turn yet. Your turn comes by itself; everything you typed is still here.",
    "ticketOver": "Your turn has passed, or your position was used on another device. Take a new position.",
    "tooManyRequests": "There were too many attempts. Wait a moment and try again.",
    "notFound": "This application was not found. Enter both its numbers under Check Status.",
    "signInRequired": "Log in to continue.",
    "keyReused": "You have already sent this with other details. Reload the page and try again.",
    "invalidInput": "Please fix the errors below",
    "paymentProvider": "The payment service does not respond. You have not been charged. Try again or choose another payment method.",
    "wrongCredentials": "The email or password is not correct.",
    "wrongCode": "The code is not correct. Check it and try again.",
    "codeExpired": "This code no longer works. Ask for a new one.",
    "linkExpired": "This link no longer works. Ask for a new one.",
    "passwordRefused": "This password is well known and easy to guess. Choose another.",
    "tokenFromPage": "You cannot log in this way. Reload the page and log in again.",
    "sessionChanged": "Someone logged in or out since this page was opened. Nothing was sent: check who is logged in and try again.",
    "groupFull": "The group already has all its applicants.",
    "fileContent": "We could not read this file, or it contains parts we do not accept. Upload a clear photo or a plain PDF.",
    "unavailable": "The service is not available right now. Try again in a few minutes.",
    "internal": "Oops! Something went wrong."
  },
  "request": {
    "title": "Passport Appointment",
    "originIdTitle": "Origin ID Appointment",
    "step": "Step {{n}}",
    "stepOf": "Step {{n}} of {{total}}",
    "stepsLabel": "Steps of your application",
    "stepState": {
      "done": "done",
      "locked": "not yet"
    },
    "requestor": "Requestor",
    "individual": "Individual",
    "group": "Group",
    "optional": "Optional",
    "toSummary": "Go to the summary",
    "submit": "Submit",
    "edit": "Edit",
    "sending": "Sending…",
    "nothingLost": "Nothing you typed is lost. If this happens again, call {{helpLine}} free of charge.",
    "unreachable": "Something goes wrong! We could not reach the service. Check your connection and try again.",
    "waitsForConnection": "You are offline. Nothing you typed is lost. We continue as soon as the connection returns.",
    "offline": "You are offline. Keep typing: your answers are saved on this device, and sent when you press Next with a connection.",
    "steps": {
      "sign-in": "Log in",
      "urgent-type": "Urgent Type",
      "urgent-date": "Date",
      "applicants-count": "Terms and conditions",
      "group-size": "Number of applicants",
      "appointment-type": "Appointment type",
      "replacement-reason": "Replacement reason",
      "site": "Site Selection",
      "date-time": "Date and time",
      "delivery-estimate": "Estimated delivery date",
      "personal-detail": "Personal Detail",
      "address": "Address",
      "family": "Family",
      "passport-info": "Passport info",
      "travel-plan": "Travel plan",
      "origin-id-service": "Origin ID service",
      "origin-id-detail": "Origin ID details",
      "attachments": "Attachment",
      "group-applicants": "Applicants",
      "summary": "Summary",
      "payment": "Payment",
      "confirmation": "Confirmation"
    },
    "saved": {
      "kept": "Saved on this device",
      "saving": "Saving…",
      "memory": "We save nothing on this device",
      "failed": "This device cannot save your answers. Do not close or reload this page.",
      "shared": "This is a shared device",
      "sharedHint": "We will not save your answers on it. If you close or reload the page, you are logged out and start again."
    },
    "terms": {
      "intro": "Read the terms before you start.",
      "duration": "Applying takes about 20 minutes.",
      "onlyNationals": "Only Ethiopian nationals may use the passport form.",
      "onePassport": "Using more than one passport is prohibited.",
      "holder": "If you already have an ordinary passport, do not apply for a new one: choose renewal or replacement.",
      "originOnly": "The form is for former Ethiopian citizens, foreign citizens with Ethiopian parents, and the spouses and children of Origin ID holders.",
      "validCard": "If you have a valid Origin ID, do not apply for a new one.",
      "yellowCard": "If you had the old yellow card, apply for a new Origin ID.",
      "noProxy": "Proxy applications are not allowed.",
      "guardian": "A parent or guardian must accompany a child.",
      "birthCertificate": "For a new passport, applicants under {{age}} need an authenticated birth certificate; a child always does.",
      "arrive": "Arrive no earlier than {{minutes}} minutes before your appointment.",
      "forfeit": "Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
      "nonRefundable": "Fees are non-refundable.",
      "agree": "I have read and agree to the terms and conditions",
      "startTitle": "Who is the appointment for?",
      "startIndividual": "Start Individual Appointment",
      "individualHelp": "One applicant",
      "startGroup": "Start Group Appointment",
      "groupHelp": "{{min}} to {{max}} applicants on the same day at one office"
    }
  },
  "requirements": {
    "title": "Requirements",
    "summary": "The documents and the fee for every passport service.",
    "speed": {
      "label": "Regular or urgent",
      "regular": "Regular",
      "urgent": "Urgent"
    },
    "common": {
      "title": "For every service",
      "copies": "Upload clear A4 colour copies: JPG, PNG, GIF or PDF, at most {{size}} MB each. Bring the originals when you come.",
      "self": "You must come in person: we take your fingerprints and photo at the office. Nobody can apply for you.",
      "names": "Write your names exactly as they appear in your documents.",
      "fee": "Fees are non-refundable."
    },
    "need": "What you need",
    "when": {
      "below50": "if you are under {{age}}",
      "correction": "if you also change your details",
      "shortValidity": "if it is valid for only {{years}} years or less",
      "adult": "if the applicant is {{age}} or older",
      "under18": "if the applicant is under {{age}}",
      "guardian": "in place of the parent's, if the child is adopted or has a guardian"
    },
    "fee": "Service fee",
    "row": {
      "plain": "Each applicant",
      "withoutChange": "Without a change of details",
      "withChange": "With a change of details",
      "expired": "The passport has expired",
      "valid": "The passport is still valid"
    },
    "note": {
      "expired": "Bring the expired passport itself.",
      "pageRunOut": "Bring the passport itself: the officer counts the pages.",
      "damaged": "Bring the damaged passport itself.",
      "lost": "Go to the police first. If the lost passport was still valid, cancelling it takes {{days}} days.",
      "under18": "The child and the parent or guardian must come to the appointment together."
    },
    "apply": "Apply Now",
    "hurry": {
      "title": "Urgent or emergency?",
      "link": "Urgent service: conditions, documents and fees",
      "emergency": "The emergency service is available only in person, at the main office or a branch office. Call {{line}} first; the call is free."
    },
    "urgent": {
      "title": "Urgent service: how to apply",
      "summary": "Conditions, documents and fees of the urgent passport service.",
      "intro": "You collect the passport {{short}} or {{long}} working days after your appointment.",
      "conditions": "Conditions",
      "nationals": "For Ethiopian nationals only.",
      "office": "Urgent service is available only at the main office in Addis Ababa.",
      "account": "You need an account and a code we text you. After the code you have {{minutes}} minutes to apply.",
      "review": "The agency reviews your application first. You pay once it is approved.",
      "surcharge": "The urgent service costs more than the regular one: {{short}} more for a passport {{days2}} working days after your appointment, {{long}} more for one after {{days5}}.",
      "longValidity": "For a passport that is valid for more than 6 months there is nothing further to pay: the fees below already contain the urgent surcharge.",
      "lost": "Go to the police first. The working days below also apply if the lost passport was still valid: cancelling it is included.",
      "reasons": "Reasons we accept",
      "evidence": "Have the proof for one of them ready.",
      "fees": "Urgent fees, by working days after your appointment",
      "case": "Case",
      "days": "{{days}} working days"
    }
  },
  "service": {
    "etb": "{{amount}} ETB",
    "etbFrom": "from {{amount}} ETB",
    "etbRange": "{{from}} to {{to}} ETB",
    "surcharge": "{{amount}} more than the regular fee",
    "name": {
      "new": "New passport",
      "expired": "Expired passport",
      "pageRunOut": "Passport page run-out",
      "damaged": "Damaged passport",
      "lost": "Lost or stolen passport",
      "dataChange": "Change of passport data",
      "validReplacement": "Replacement of a valid passport",
      "under18": "Applicants under 18",
      "urgent": "Urgent service",
      "emergency": "Emergency service"
    },
    "text": {
      "new": "Your first passport. If you have an ordinary passport, choose another service.",
      "expired": "Your passport has expired.",
      "pageRunOut": "Your passport is still valid, but {{pages}} or fewer pages are left.",
      "damaged": "Your passport is torn, wet, burnt or cannot be read.",
      "lost": "Your passport was lost or stolen.",
      "dataChange": "Your name, birth place or birth date must be changed in the passport.",
      "validReplacement": "Your passport is still valid and must be replaced, with or without a change of details.",
      "under18": "The first passport of a child. A parent or guardian must come too.",
      "urgent": "For one of the listed reasons, with proof, {{short}} or {{long}} working days after your appointment, at the main office.",
      "emergency": "Only in person, at the main office or a branch office. You cannot apply online."
    },
    "whichService": "Not sure which service is yours?"
  },
  "serviceList": {
    "title": "Services and fees",
    "summary": "The documents and the fee for every service.",
    "table": "Fees in Ethiopian birr (ETB)",
    "service": "Service",
    "regular": "Regular",
    "urgent": "Urgent, {{days}} working days after your appointment",
    "eachService": "About each service"
  },
  "shell": {
    "agency": "Immigration, Nationality and Vital Events Agency of Ethiopia",
    "sample": "Sample deployment: not an official website",
    "passportPortal": "Passport Service",
    "originIdPortal": "Origin ID Service",
    "skip": "Skip to main content",
    "language": "Language",
    "menu": "Menu",
    "outsideMenu": "Other services",
    "footerMenu": "All pages",
    "link": {
      "home": "Home",
      "passportAppointment": "Passport Appointment",
      "originIdAppointment": "Origin ID Appointment",
      "urgentAppointment": "Urgent Appointment",
      "requirements": "Requirements",
      "passportStatus": "Passport Status",
      "originIdStatus": "Origin ID Status",
      "manageApplication": "Manage Application",
      "myApplications": "My applications",
      "services": "Services and fees",
      "schedule": "Schedule",
      "about": "About",
      "contact": "Contact Us",
      "faq": "FAQ",
      "help": "Help and support",
      "register": "Register",
      "login": "Log in",
      "logout": "Log Out",
      "evisa": "E-Visa",
      "airline": "Flights",
      "hotel": "Hotels",
      "passportPortal": "Passport portal",
      "originIdPortal": "Origin ID portal"
    },
    "welcome": "Welcome, {{name}}",
    "help": {
      "title": "Do you need help?",
      "call": "Call {{line}}",
      "free": "The call is free.",
      "write": "Write to us",
      "hoursTitle": "Support hours",
      "days": "Monday to Friday",
      "hours": "{{open}} – {{close}}",
      "zone": "Addis Ababa time",
      "openBefore": "{{open}} the evening before",
      "closeAfter": "{{close}} the next day",
      "abroad": "From abroad: {{phone}}"
    },
    "payments": "Ways to pay",
    "payMark": {
      "telebirr": "telebirr",
      "cbeBirr": "CBE Birr",
      "mPesa": "M-PESA",
      "bank": "Bank branch"
    },
    "rights": "This is the only official website for these appointments.",
    "notFound": {
      "title": "We cannot find this page",
      "text": "The address may be mistyped, or the page has moved.",
      "home": "Go to the home page"
    },
    "failure": {
      "title": "This page could not be shown",
      "text": "Something went wrong on our side or with your connection. Try again.",
      "offline": "This page cannot be loaded without a connection. It opens by itself as soon as you are online again.",
      "startAgain": "Reload and start again"
    },
    "offline": {
      "title": "You are offline",
      "text": "There is no connection right now. You can read the information pages you have opened and keep typing; nothing is sent until you are online again."
    },
    "repeated": {
      "title": "The service is not available at the moment",
      "text": "This page tries again by itself."
    },
    "fixBelow": "Please fix the errors below",
    "guideLink": "Find your service in one minute"
  },
  "site": {
    "intro": "Choose the office you will go to. Every applicant must go there in person.",
    "deliverySiteHint": "You collect the finished document here.",
    "choose": "Please select",
    "loadingOffices": "Loading offices...",
    "noOffices": "There is no office in this region yet. Choose another region.",
    "failed": "The list of offices could not be loaded.",
    "noOffice": "{{name}} (no office)",
    "notOffered": "{{name}} (not for this application type)",
    "noneForType": "No office in this region takes this type of application. Choose another region.",
    "chosen": "Your choice",
    "nothingChosen": "The address and contact of the office appear here once you have chosen one.",
    "address": "Address",
    "contact": "Contact",
    "phone": "Phone",
    "fax": "Fax",
    "urgency": {
      "title": "How soon do you need it?",
      "regular": "Regular",
      "regularFee": "The regular fee and the usual time.",
      "surcharge": "{{days}} working days after your appointment. {{amount}} more than the regular fee.",
      "next": "Next leads to the urgent service. It is available at the main office in Addis Ababa only, with an account and proof of the reason. Your answers are kept."
    },
    "finder": {
      "sort": "Sort by",
      "byDay": "First free day",
      "byCollection": "First day you can collect",
      "distanceFrom": "Distance from {{town}}",
      "here": "Distance from where I am",
      "position": "Use my position",
      "positionNote": "Your position stays on this device.",
      "noPosition": "Your position could not be read. Choose a town in the list instead.",
      "days": "Offices with their first free day",
      "collectionDays": "Offices with the first day you can collect",
      "hint": "Choosing one fills in the region, city and office.",
      "full": "No free day at present",
      "km": "about {{km}} km away",
      "notTaken": "Not for this application type",
      "all": "Show all {{n}} offices",
      "map": "Offices on the map"
    }
  },
  "smsAndEmail": {
    "greeting": "Dear {{name}},",
    "help": "Questions? Call {{helpLine}} free of charge. Please do not reply to this email.",
    "helpAbroad": "Questions? Call {{helpLine}}. Please do not reply to this email.",
    "appointment": "Appointment: {{when}}",
    "delivery": "Estimated delivery date: {{when}}",
    "office": "Office: {{office}}",
    "lookUp": "Your application: {{address}}",
    "correctionFields": "What to correct: {{fields}}",
    "zone": "Addis Ababa time",
    "received": {
      "subject": "Application {{number}} received",
      "mail": "We have received your application {{number}}. Your confirmation number is {{confirmationNumber}}. Keep both numbers safe: with both you can see and change your application.\n\nNext, upload your documents, confirm your details and pay by {{until}}. We hold your date until then.",
      "sms": "Application {{number}} received. Confirmation number {{confirmationNumber}}. Add documents and pay by {{until}}."
    },
    "receivedUrgent": {
      "subject": "Urgent application {{number}} received",
      "mail": "We have received your urgent application {{number}}. Your confirmation number is {{confirmationNumber}}. Keep both numbers safe: with both you can see and change your application.\n\nNext, upload your documents and confirm your details by {{until}}. The agency then reviews your application. You pay only after it is approved.",
      "sms": "Urgent application {{number}} received. Confirmation number {{confirmationNumber}}. Add documents and confirm by {{until}}. You pay after the approval."
    },
    "underReview": {
      "subject": "Urgent application {{number}} is under review",
      "mail": "We have received the documents of your urgent application {{number}}. The agency is now reviewing it. You do not need to do anything now. We will send you a message when it has decided. You can pay once the application is approved.",
      "sms": "We have received the documents of urgent application {{number}}. The agency is reviewing it. We will send you its decision. You pay only after the approval."
    },
    "order": {
      "subject": "Payment order {{orderCode}}",
      "mail": "Your payment order for application {{number}} is ready. Order code: {{orderCode}}. Amount: {{amount}} ETB. Pay before {{until}}.\n\nOnly payment through the payment order is accepted, not direct deposit or transfer.",
      "sms": "Pay {{amount}} ETB with order code {{orderCode}} before {{until}}. Application {{number}}."
    },
    "paid": {
      "subject": "Payment received for application {{number}}",
      "mail": "We have received your payment of {{amount}} ETB for application {{number}}. Print the slip and bring it with you. {{arrive}}\n\nFees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
      "sms": "Payment of {{amount}} ETB received, application {{number}}. {{when}}, {{office}}. Bring the slip.",
      "mailDelivery": "We have received your payment of {{amount}} ETB for application {{number}}. Print the slip and bring it with you on the delivery date.\n\nFees are forfeited if you do not show up, cancel, or are rejected for incorrect information."
    },
    "paidClosed": {
      "subject": "Payment received, and the office is closed on your day: application {{number}}",
      "mail": "We have received your payment of {{amount}} ETB for application {{number}}. The office is closed on the day of your application. Choose another day: look it up with both numbers and choose Reschedule. You do not pay again, and you can do it at any time.\n\nFees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
      "sms": "Payment of {{amount}} ETB received, application {{number}}. {{office}} is closed on {{when}}: choose another day, free of charge. Look it up with both numbers and choose Reschedule."
    },
    "appointmentReleased": {
      "subject": "Application {{number}} was not paid in time",
      "mail": "Application {{number}} was not paid in time, so we closed it. You can apply again and choose a new date.",
      "sms": "Application {{number}} was not paid in time, so we closed it. You can apply again."
    },
    "notConfirmed": {
      "subject": "The appointment of urgent application {{number}} was released",
      "mail": "Urgent application {{number}} was not completed and confirmed in time, so we no longer hold its appointment. You can apply again and choose a new day.",
      "sms": "Urgent application {{number}} was not confirmed in time. We no longer hold its appointment. You can apply again."
    },
    "reviewLapsed": {
      "subject": "Urgent application {{number}} was not decided in time",
      "mail": "Your urgent application {{number}} could not be decided before the day you chose had passed, so we closed it. You can apply again and choose a new day. We are sorry.",
      "sms": "Urgent application {{number}} could not be decided in time, so we closed it. You can apply again."
    },
    "refundDue": {
      "subject": "Your payment for application {{number}} came late",
      "mail": "Your payment of {{amount}} ETB for application {{number}} arrived too late. We will refund it. Keep your receipt and call {{helpLine}}.",
      "sms": "Your {{amount}} ETB for application {{number}} came too late. We will refund it. Call {{helpLine}}.",
      "subjectTwice": "You had already paid: application {{number}}",
      "mailTwice": "Your payment of {{amount}} ETB for application {{number}} arrived after you had already paid. We will refund it. Keep your receipt and call {{helpLine}}.",
      "smsTwice": "You had already paid, so we will refund your {{amount}} ETB for application {{number}}. Call {{helpLine}}."
    },
    "wrongPayment": {
      "subject": "Your payment for application {{number}} was not accepted",
      "mail": "We could not accept your payment for application {{number}}, so it is not paid yet. It must be exactly {{amount}} ETB, in one payment. We will refund what you paid. Keep your receipt and call {{helpLine}}.\n\nPlease make a new payment order and pay it before {{until}}.",
      "sms": "We could not accept your payment for application {{number}} and will refund it. Please make a new order and pay exactly {{amount}} ETB before {{until}}."
    },
    "unusedPayment": {
      "subject": "A payment for application {{number}} was not accepted",
      "mail": "A payment could not be used for application {{number}}: it did not match an open payment order. We will refund it. Another payment that we have confirmed stays valid. Keep your receipt and call {{helpLine}}.",
      "sms": "A payment for application {{number}} could not be used. We will refund it. Keep your receipt and call {{helpLine}}."
    },
    "refunded": {
      "subject": "We have refunded your payment for application {{number}}",
      "mail": "We have refunded your payment for application {{number}}. If you have not received the money, call {{helpLine}}.",
      "sms": "We have refunded your payment for application {{number}}. If you have not received it, call {{helpLine}}.",
      "subjectTwice": "We have refunded {{amount}} ETB: application {{number}}",
      "mailTwice": "We have refunded {{amount}} ETB for application {{number}}. Your application stays paid, and your slip stays valid. If you have not received the money, call {{helpLine}}.",
      "smsTwice": "We have refunded {{amount}} ETB for application {{number}}. Your application stays paid. If you have not received the money, call {{helpLine}}."
    },
    "paymentUndone": {
      "subject": "Correction: a payment for application {{number}}",
      "mail": "By mistake, we recorded a payment for application {{number}} that was not made for it. We have corrected this: it does not count for your application, and there is nothing to refund.\n\nPlease look up your application with both numbers. If it is not paid, its slip is not valid, and you see there until when you can pay. If you have paid for it, keep your receipt and call {{helpLine}}.",
      "sms": "By mistake we recorded a payment for application {{number}} and have corrected this. If the application is not paid, its slip is not valid: look it up with both numbers to pay. If you have paid, call {{helpLine}}.",
      "subjectTakenBack": "Your payment for application {{number}} was taken back",
      "mailTakenBack": "Your bank or payment service has taken back your payment for application {{number}}. It no longer counts, and your slip is not valid.\n\nPlease look up your application with both numbers: you see there whether and until when you can pay again. If you did not want the money back, or have questions, keep your receipt and call {{helpLine}}.",
      "smsTakenBack": "Your bank or payment service took back your payment for application {{number}}. It no longer counts, and the slip is not valid. Look it up with both numbers to pay again. Questions? Call {{helpLine}}."
    },
    "code": {
      "subject": "Your code: {{code}}",
      "mail": "{{code}} is your code. It is valid for {{minutes}} minutes. Do not share it with anyone.",
      "sms": "{{code}} is your code. Do not share it."
    },
    "holdCode": {
      "subject": "Your code: {{code}}",
      "mail": "{{code}} is your code to choose a date. It is valid for {{minutes}} minutes. Do not share it with anyone. If you did not ask for it, you do not need to do anything.\n\nQuestions: call {{helpLine}} free of charge.",
      "sms": "{{code}} is your code to choose a date. Do not share it."
    },
    "approved": {
      "subject": "Urgent application {{number}} approved",
      "mail": "Your urgent application {{number}} is approved. Please pay now: we are holding your appointment until {{until}}.",
      "sms": "Urgent application {{number}} approved. Pay before {{until}}."
    },
    "rejected": {
      "subject": "Application {{number}} was not accepted",
      "mail": "Your application {{number}} was not accepted. Reason: {{reason}}",
      "sms": "Application {{number}} was not accepted. Reason: \"{{reason}}\". Call {{helpLine}}.",
      "mailDue": "Your application {{number}} was not accepted. Reason: {{reason}}\n\nWe will refund your payment of {{amount}} ETB. Keep your receipt and call {{helpLine}}.",
      "smsDue": "Application {{number}} was not accepted. Reason: \"{{reason}}\". We will refund your {{amount}} ETB. Call {{helpLine}}.",
      "mailForfeited": "Your application {{number}} was not accepted. Reason: {{reason}}\n\nThe fee is not refunded.",
      "smsForfeited": "Application {{number}} was not accepted. Reason: \"{{reason}}\". The fee is not refunded. Call {{helpLine}}.",
      "mailOrder": "Your application {{number}} was not accepted. Reason: {{reason}}\n\nPlease do not pay order {{orderCode}}.",
      "smsOrder": "Application {{number}} was not accepted. Reason: \"{{reason}}\". Do not pay order {{orderCode}}. Call {{helpLine}}."
    },
    "rescheduled": {
      "subject": "New appointment for application {{number}}",
      "mail": "The appointment of application {{number}} was changed. Print the slip again: the old one is no longer valid.",
      "sms": "Application {{number}}: new appointment {{when}}, {{office}}. The old slip is void.",
      "subjectDelivery": "New delivery date for application {{number}}",
      "mailDelivery": "The delivery date of application {{number}} was changed. Print the slip again: the old one is no longer valid.",
      "smsDelivery": "Application {{number}}: new delivery date {{when}}, {{office}}. The old slip is void."
    },
    "cancelled": {
      "subject": "Application {{number}} cancelled",
      "mail": "Application {{number}} is cancelled. If you did not do this, call {{helpLine}} at once.",
      "sms": "Application {{number}} is cancelled. Not you? Call {{helpLine}}.",
      "mailOrder": "Application {{number}} is cancelled, so its payment order {{orderCode}} has ended. Please do not pay it. If you did not cancel it, call {{helpLine}} at once.",
      "smsOrder": "Application {{number}} is cancelled: do not pay order {{orderCode}}. Not you? Call {{helpLine}}."
    },
    "changed": {
      "subject": "Application {{number}} was changed",
      "mail": "The details of application {{number}} were changed. Look it up with both numbers to see them. If you did not do this, call {{helpLine}} at once.",
      "sms": "Application {{number}} was changed. Not you? Call {{helpLine}}."
    },
    "newNumber": {
      "subject": "New confirmation number of application {{number}}",
      "mail": "Your application {{number}} has a new confirmation number: {{confirmationNumber}}. The earlier number no longer works, and anyone who had opened the application can no longer see it. Keep both numbers safe and give them to no one: with both, your application can be changed or cancelled. If you did not ask for a new number, call {{helpLine}}.",
      "sms": "Application {{number}}: your new confirmation number is {{confirmationNumber}}. The earlier one no longer works. Give it to no one."
    },
    "numbers": {
      "subject": "Numbers of application {{number}}",
      "mail": "You asked for the numbers of your application. Application number: {{number}}. Confirmation number: {{confirmationNumber}}. Keep both numbers safe and give them to no one: with both, your application can be changed or cancelled. If you did not ask for them, call {{helpLine}}.",
      "sms": "Application {{number}}: your confirmation number is {{confirmationNumber}}. Give it to no one."
    },
    "orderEnded": {
      "subject": "Application {{number}} was changed: do not pay the old order",
      "mail": "The details of application {{number}} were changed, so its payment order has ended. Please do not pay it. Look the application up with both numbers to see the next step. If you did not make this change, call {{helpLine}} at once.",
      "sms": "Application {{number}} was changed, so its payment order has ended: do not pay it. Not you? Call {{helpLine}}."
    },
    "correction": {
      "subject": "Application {{number}} needs a correction",
      "mail": "Please correct application {{number}}: {{reason}}\n\nLook it up with both numbers and choose Edit.",
      "sms": "Please correct application {{number}}: \"{{reason}}\". Look it up with both numbers and choose Edit."
    },
    "smsCancelled": {
      "sms": "Application {{number}} is cancelled. Questions? Call {{helpLine}}.",
      "smsOrder": "Application {{number}} is cancelled: do not pay order {{orderCode}}. Questions? Call {{helpLine}}."
    },
    "smsRejected": {
      "sms": "Application {{number}} was not accepted, so it cannot be cancelled. Call {{helpLine}}."
    },
    "smsEnded": {
      "sms": "Application {{number}} has already ended, so it cannot be cancelled. Call {{helpLine}}."
    },
    "smsDayPassed": {
      "sms": "Application {{number}} cannot be cancelled: its day has passed. Call {{helpLine}}."
    },
    "smsServed": {
      "sms": "Application {{number}} cannot be cancelled: the office has already recorded a visit or a finished document. Call {{helpLine}}."
    },
    "smsNotFound": {
      "sms": "Not cancelled. Check both numbers and send them again. Help: {{helpLine}}."
    },
    "smsIncomplete": {
      "sms": "To cancel, send your application number and confirmation number in one SMS."
    },
    "reminder": {
      "subject": "Your appointment for application {{number}}",
      "mail": "This is a reminder of your appointment. Bring the printed slip and the originals of your documents. {{arrive}}\n\nFees are forfeited if you do not show up.",
      "sms": "Reminder: {{when}}, {{office}}. Application {{number}}. Bring slip and originals. Arrive no earlier than {{minutes}} minutes before. Fees are forfeited if you do not show up.",
      "smsUrgent": "Reminder: {{when}}, {{office}}. Application {{number}}. Bring slip and originals, and come in the morning. Fees are forfeited if you do not show up.",
      "smsDelivery": "Reminder: {{when}}, {{office}}. Application {{number}}. Bring slip and originals. Fees are forfeited if you do not show up.",
      "subjectDelivery": "Your delivery date for application {{number}}",
      "mailDelivery": "This is a reminder of your delivery date. Bring the printed slip and the originals of your documents.\n\nFees are forfeited if you do not show up."
    },
    "dayClosed": {
      "subject": "The office is closed on your day: application {{number}}",
      "mail": "The office is closed on the day of your application {{number}}. Choose another day: look it up with both numbers and choose Reschedule. You do not pay again, and you can do it at any time. Your old slip is then no longer valid.",
      "sms": "{{office}} is closed on {{when}}. Application {{number}}: choose another day, free of charge. Look it up with both numbers and choose Reschedule."
    },
    "dayOpen": {
      "subject": "The office is open on your day: application {{number}}",
      "mail": "The office is open again on the day of your application {{number}}. You can come on that day with your slip. You can also still choose another day without paying again: look it up with both numbers and choose Reschedule.",
      "sms": "{{office}} is open again on {{when}}. Application {{number}}: come on that day, or choose another day, free of charge."
    },
    "ready": {
      "subject": "The document of application {{number}} is ready",
      "mail": "The document of application {{number}} is ready to be collected at {{site}}. Bring the printed slip and your identity document.",
      "sms": "The document of application {{number}} is ready at {{site}}. Bring the slip and your identity document.",
      "smsPassport": "The document of application {{number}} is ready at {{site}}. Come within {{days}} days with the slip and your identity document."
    },
    "notReady": {
      "subject": "Correction: the document of application {{number}} is not ready yet",
      "mail": "By mistake, we informed you that the document of application {{number}} is ready. It is not ready yet. We will send you a message when it is.",
      "sms": "By mistake we informed you that the document of application {{number}} is ready. It is not ready yet: we will send you a message. Call {{helpLine}}."
    },
    "confirmAddress": {
      "subject": "Confirm your email address",
      "mail": "Open this link and log in with the password you chose, to finish your registration:\n{{link}}\n\nIt works for {{hours}} hours. If you did not register, you do not need to do anything: no account is created."
    },
    "accountReady": {
      "subject": "Your account is ready",
      "mail": "Your account was created. Log in with this email address and your password; we then send a code to your phone."
    },
    "accountExists": {
      "subject": "You already have an account",
      "mail": "Someone tried to register with your email address, but you already have an account. Log in here:\n{{link}}\n\nIf you no longer know your password, choose a new one here:\n{{forgotLink}}\n\nIf it was not you, you do not need to do anything: nothing was changed."
    },
    "resetLink": {
      "subject": "Choose a new password",
      "mail": "Open this link to choose a new password:\n{{link}}\n\nIt works once and for {{minutes}} minutes. If you did not ask for it, you do not need to do anything: your password stays as it is."
    },
    "passwordChanged": {
      "subject": "Your password was changed",
      "mail": "The password of your account was changed, and all devices were logged out. If it was not you, call {{helpLine}} at once.",
      "mailEnded": "The password of your account was changed, and all devices were logged out. A change of your phone number was waiting and is cancelled: the number stays as it is. If you did not change the password, call {{helpLine}} at once."
    },
    "phoneCode": {
      "subject": "Your code: {{code}}",
      "mail": "{{code}} is your code to change the phone number of your account. It is valid for {{minutes}} minutes. Do not share it with anyone.\n\nQuestions: call {{helpLine}} free of charge.",
      "sms": "{{code}} is your code to change the phone number of your account. Do not share it. Not you? Call {{helpLine}}."
    },
    "phoneLink": {
      "subject": "Change your phone number",
      "mail": "Open this link to enter your new phone number:\n{{link}}\n\nIt works once and for {{minutes}} minutes. If you did not ask for it, someone knows your password: choose a new one, and do not open the link."
    },
    "phoneChangeAsked": {
      "subject": "Your phone number will be changed",
      "mail": "The phone number of your account will be changed on {{until}}. Until then your codes still go to the number you have now.\n\nIf it was not you, cancel the change here and choose a new password:\n{{link}}",
      "sms": "The phone number of your account will change on {{until}}. Not you? Cancel it: {{link}}"
    },
    "phoneChangeCancelled": {
      "subject": "The change of your phone number was cancelled",
      "mail": "The phone number of your account stays as it is. If you did not ask for the change, choose a new password now."
    },
    "phoneChanged": {
      "subject": "Your phone number was changed",
      "mail": "The phone number of your account was changed, and other devices were logged out. If it was not you, call {{helpLine}} at once.",
      "sms": "The phone number of your account was changed. Not you? Call {{helpLine}} at once."
    },
    "feedback": {
      "subject": "Message from the contact form",
      "mail": "From: {{name}}\nPhone: {{phoneNumber}}\nEmail: {{email}}\n\n{{message}}"
    }
  },
  "status": {
    "requestStatus": {
      "initial": "Not confirmed yet",
      "confirmed": "Confirmed",
      "underReview": "Under review",
      "urgentApproved": "Urgent application approved",
      "rejected": "Rejected",
      "awaitingPayment": "Waiting for payment",
      "checking": "Payment being checked",
      "paymentCompleted": "Payment Completed",
      "cancelled": "Cancelled",
      "expired": "Expired",
      "unknown": "Unknown"
    },
    "notified": "Correction needed",
    "label": {
      "requestType": "Request type",
      "replacementReason": "Replacement reason",
      "applicantType": "Type of applicant",
      "requestMode": "Request mode",
      "requestStatus": "Request status",
      "applicationStatus": "Application status",
      "requestDate": "Request date",
      "appointmentDate": "Appointment date",
      "appointmentTime": "Appointment time",
      "deliveryDate": "Delivery date",
      "deliveryTime": "Delivery time",
      "applicationNumber": "Application Number",
      "confirmationNumber": "Confirmation Number",
      "orderCode": "Order code",
      "office": "Office",
      "deliverySite": "Delivery site",
      "applicant": "Applicant",
      "heldUntil": "We hold your date until"
    },
    "addisTime": "Times are in Addis Ababa time (EAT, UTC+3)",
    "action": {
      "view": "View details",
      "pay": "Pay",
      "edit": "Edit",
      "reschedule": "Reschedule",
      "cancel": "Cancel appointment",
      "cancelApplication": "Cancel application"
    },
    "another": {
      "help": "We delete what you typed from this device. The application you have sent stays: you find it under My applications. To apply again for the same person, cancel it first.",
      "start": "Apply for another person"
    },
    "list": {
      "elsewhere_one": "One of your applications is in the other portal.",
      "elsewhere_other": "{{count}} of your applications are in the other portal.",
      "title": "List Of Your Applications",
      "intro": "Applications made in this browser or with your account.",
      "empty": "No requested application found.",
      "emptyHelp": "If you applied earlier, or on another device, look up your application with its numbers.",
      "phone": "Change your phone number",
      "back": "Back To My Application List"
    },
    "leave": {
      "title": "Not your own device?",
      "help": "Close your applications on it. Forms you have not sent are deleted. Write down both numbers first: they open your applications again.",
      "close": "Close on this device"
    },
    "lookup": {
      "title": "Check application status",
      "intro": "Enter one number from your slip or message to see the status. Enter both to see and change everything.",
      "applicationHint": "Each applicant has one",
      "confirmationHint": "One for the whole application",
      "search": "Search",
      "searching": "Searching…",
      "backToForm": "Back To Form",
      "notFound": "No application was found with this number.",
      "notFoundHelp": "Compare every letter and digit with your slip or message.",
      "lostNumber": "Lost a number? Call {{helpLine}}. We will send both to the phone in the application.",
      "lost": "To open this application again, enter both its numbers.",
      "manageTitle": "Manage Application",
      "manageIntro": "Look up your application first. Then you can view it, pay, change the date or cancel."
    },
    "masked": {
      "title": "Some details are hidden",
      "help": "One number alone shows only this card, to protect the applicant. Enter both numbers to see everything.",
      "giveBoth": "Enter both numbers"
    },
    "detail": {
      "title": "Application detail",
      "print": "Print"
    },
    "edit": {
      "title": "Edit application",
      "notified": "The agency has asked for a correction. Change what is wrong, or upload a better copy.",
      "who": "Whose details do you want to change?",
      "other": "Choose another applicant",
      "all": "Change other details",
      "filesIntro": "Choose only the files you want to replace. We keep the others as they are.",
      "finish": "Finish",
      "unsent": "Nothing is sent until you press “{{finish}}”.",
      "upload": "Upload",
      "completed": "All steps completed",
      "reset": "Reset",
      "conflict": {
        "title": "This application was changed on another page or device",
        "help": "Your entries are still here. These details were changed there too: {{fields}}.",
        "own": "Keep my entries",
        "stored": "Use the stored details"
      }
    },
    "cancel": {
      "title": {
        "appointment": "Cancel this appointment?",
        "application": "Cancel this application?"
      },
      "help": {
        "appointment": "Your appointment goes to someone else. This cannot be undone.",
        "appointmentPaid": "Your appointment goes to someone else and you do not get your fee back. This cannot be undone.",
        "application": "Your application ends. This cannot be undone.",
        "applicationPaid": "Your application ends and you do not get your fee back. This cannot be undone."
      },
      "bySms": "You can also cancel by SMS: send both numbers, the application number and the confirmation number, to {{number}}.",
      "confirm": {
        "appointment": "Yes, cancel the appointment",
        "application": "Yes, cancel the application"
      },
      "keep": "No, keep it",
      "working": "Cancelling…",
      "done": "Your application is cancelled."
    },
    "reschedule": {
      "title": "Reschedule",
      "current": "Current appointment date",
      "prompt": "Please select a date",
      "save": "Save New Date Time",
      "saveDay": "Save New Date",
      "saving": "Saving…",
      "changedTo": "Changed To - {{dateTime}}",
      "none": "There is no available appointment date, Please check Later!"
    }
  },
  "summary": {
    "title": "Summary",
    "intro": "Read every line. We print names and dates exactly as shown here.",
    "sentBefore": "We received your application as you first sent it. Check every line, and change what you have corrected since.",
    "applicantN": "Applicant {{n}}",
    "beforeRequest": "Before request made",
    "beforeRequestHelp": "You have not sent your application yet. Complete the earlier steps first.",
    "problem": "The information has problem",
    "problemHelp": "We cannot show the details of this applicant. Load the page again, or call {{helpLine}}.",
    "banner": "Delivery details and payment instructions follow.",
    "arrive": "Arrive no earlier than {{minutes}} minutes before your appointment.",
    "forfeit": "Fees are forfeited if you do not show up, cancel, or are rejected for incorrect information.",
    "block": {
      "request": "Application",
      "personal": "Personal Information",
      "address": "Address",
      "family": "Family",
      "passport": "Passport info",
      "originId": "Origin ID",
      "attachments": "Attachment"
    },
    "noFamily": "No family members added.",
    "noAttachments": "You Don't Have Attachment Information",
    "viewFile": "View File",
    "notGiven": "Not given",
    "newWindow": "opens in a new window",
    "dataPage": {
      "passport": "The data page of the passport",
      "originId": "What the Origin ID will show",
      "text": "This is what we print. Check every letter and every digit before you confirm."
    },
    "confirmLabel": "Confirm Applicant Details",
    "confirmNotice": "Make sure the details match your identity document exactly.",
    "correctionFields": "What to correct: {{fields}}",
    "effect": {
      "reviewedAgain": "When you save a change, the agency reviews your application again. You can pay after it has approved it.",
      "orderEnds": "You can no longer pay the open payment order then.",
      "orderPaid": "If you have already paid, you may not get the fee back.",
      "orderMayEnd": "If the change alters the fee or needs another document, you can no longer pay the open payment order. You then make a new one."
    }
  },
  "urgent": {
    "title": "Urgent Appointment",
    "before": "Before you start",
    "terms": {
      "reason": "We consider urgent applications only for a medical or legal emergency, a death in the family and similar reasons, with proof.",
      "office": "Urgent service is available only at the main office in Addis Ababa.",
      "account": "You need an account and a code we text you. After the code you have a short time to apply.",
      "review": "The agency reviews your application first. You pay once it is approved.",
      "morning": "Urgent appointments have no set time: come in the morning."
    },
    "stage": {
      "type": "Urgent Type",
      "site": "Site Selection",
      "date": "Date and time",
      "person": "Personal information",
      "summary": "Summary",
      "payment": "Payment"
    }
  },
  "waiting": {
    "title": "You are in the waiting line",
    "announcedTitle": "Appointments are not open yet",
    "why": "Many people want an appointment. Everyone is admitted in turn, so that booking stays fast and fair.",
    "announced": "Appointments open on {{date}} at {{time}}. At that moment the order of everyone who is waiting is drawn by lot: coming earlier gives no advantage.",
    "joining": "Taking your position…",
    "ahead": "People ahead of you: {{people}}",
    "minute": "Estimated wait: about one minute",
    "minutes": "Estimated wait: about {{number}} minutes",
    "hours": "Estimated wait: about {{number}} hours",
    "paused": "Admission has stopped for the moment. You keep your position, and this page continues by itself.",
    "turnAt": "Your turn comes at about {{time}}.",
    "saved": "Your answers are kept. This page continues by itself: you do not need to press anything.",
    "keep": "You may close this page and open it again on this device: you keep your position.",
    "keepShared": "Do not close or reload this page: nothing is saved on a shared device.",
    "turn": "When it is your turn, come back within {{minutes}} minutes. You then have {{pass}} minutes to choose a day and a time.",
    "passed": "Your turn is over, so you have a new position. Your answers are kept.",
    "passedTitle": "Your turn has passed",
    "passedHelp": "You may take a new position in the waiting line.",
    "again": "Take a new position",
    "busy": "Many people share your connection, so it takes a little longer to get a position. This page tries again by itself.",
    "yourTurn": "It is your turn",
    "deadline": "Choose a day and a time and press “{{next}}”. Your time ends at {{time}}.",
    "overTitle": "Your time to choose has ended",
    "overHelp": "Your answers are kept. Choose a day and a time and press “{{next}}”: while the waiting line is open you get a new position, and the booking continues by itself when it is your turn.",
    "goOn": "Continue to the appointment",
    "goOnHelp": "Continue within {{minutes}} minutes. You then have {{pass}} minutes to choose a day and a time.",
    "none": "There is no waiting line at the moment. You can continue now.",
    "lost": "We cannot reach the service at the moment. This page tries again by itself, and a position you have is kept.",
    "withoutScript": "Your browser runs no scripts, so it cannot take a position. Use another browser, or call {{line}} free of charge. This page loads again every minute; the form appears when the waiting line is over.",
    "retryAfter": "There were too many attempts. Try again after {{time}}."
  },
  "withoutScript": {
    "opening": "Opening the page…",
    "stalled": "This page is taking a long time to load.",
    "needsScript": "This page needs JavaScript. Switch it on in your browser, or call {{line}}.",
    "tooOld": "This browser is too old for this page. Update it, use another browser, or call {{line}}."
  }
}
