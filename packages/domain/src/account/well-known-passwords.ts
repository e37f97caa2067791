/** D13: passwords that stand at the top of every list of leaked ones, or that our users would try first. Lower case. */
export const wellKnownPasswords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 123123 123123123 123321 654321 987654321 112233 121212
  111111 000000 222222 333333 555555 666666 777777 888888 999999 11111111 00000000 1q2w3e 1q2w3e4r 1qaz2wsx qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm azerty abc123 abcd1234 abcdef a1b2c3 aaaaaa
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd pass123 passport letmein welcome welcome1 admin123
  administrator changeme default secret iloveyou sunshine princess dragon monkey football superman batman master shadow
  michael jordan23 killer trustno1 google internet computer samsung nokia1234 test123 testtest user1234 login123
  ethiopia ethiopia1 ethiopia123 ethiopian habesha habesha123 addisababa addis123 abebe123 selam123 tewodros oromia
  tigray123 lalibela arsenal chelsea liverpool manchester`.split(/\s+/),
)
