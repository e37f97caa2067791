# Functions for the other scripts: the URL without its password, and the password, which they pass to PostgreSQL's programs in the
# environment. Every user can see the arguments of a process, but only the owner can see its environment.
without_password() {
  printf '%s' "$1" | sed 's|^\([a-z]*://[^:@/]*\):[^@/]*@|\1@|'
}
password_of() {
  ADDRESS=$1 LC_ALL=C awk 'BEGIN {
    part = ENVIRON["ADDRESS"]
    if (!match(part, /^[a-z]+:\/\/[^:@\/]*:[^@\/]*@/)) exit
    part = substr(part, 1, RLENGTH - 1)
    sub(/^[a-z]+:\/\/[^:@\/]*:/, "", part)
    digits = "0123456789abcdef"
    while (match(part, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
      code = tolower(substr(part, RSTART + 1, 2))
      value = (index(digits, substr(code, 1, 1)) - 1) * 16 + index(digits, substr(code, 2, 1)) - 1
      plain = plain substr(part, 1, RSTART - 1) sprintf("%c", value)
      part = substr(part, RSTART + 3)
    }
    printf "%s", plain part
  }'
}
