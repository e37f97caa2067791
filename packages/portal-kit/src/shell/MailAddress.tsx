/** A mail address that breaks behind its sign and nowhere else. */
export const MailAddress = ({ children }: { children: string }) => {
  const [name, host] = children.split('@')
  return host === undefined ? (
    children
  ) : (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
