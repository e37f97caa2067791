base=${SERVICE_URL:-http://localhost:4000}
json='content-type: application/json'
# 1. A session. The anonymous account is public and allows only the public calls. Every sign-in creates a session.
token=$(curl -sS "$base/User/api/V1.0/Account/SignIn" -H "$json" \
  -d '{"username":"anonymous","password":"anonymous"}' | sed 's/.*"accessToken":"\([^"]*\)".*/\1/')
# 2. The first free day of office 1 for a New passport, and its slots.
day=$(curl -sS "$base/Schedule/api/V1.0/Schedule/GetEarliestDates" -H "$json" \
  -d '{"requestTypeId":2,"noOfApplicants":1}' | sed 's/.*"officeId":1,"date":"\([^"]*\)".*/\1/')
curl -sS "$base/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes" \
  -H "authorization: Bearer $token" -H 'accept-language: am' -H "$json" \
  -d '{"startDate":"'"$day"'","endDate":"'"$day"'","requestTypeId":2,"officeId":1,"noOfApplicants":1}'
# 3. Hold one. A repeat with the same key returns the same hold and creates no second one.
curl -sS "$base/Schedule/api/V1.0/Schedule/SubmitAppointment" \
  -H "authorization: Bearer $token" -H 'idempotency-key: 6b0c6d5e-sample' -H "$json" \
  -d '{"id":0,"date":"'"$day"'","durationId":1,"dateTimeFormat":"yyyy-MM-dd","noOfApplicants":1,"officeId":1,"requestTypeId":2}'
