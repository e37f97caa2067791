"""Looks up free days and an application with the standard library alone."""

import json
import os
import urllib.error
import urllib.request

BASE = os.environ.get("SERVICE_URL", "http://localhost:4000")


def call(path, body, token=None):
    """Sends a request in English and returns the JSON of the response, refusals included."""
    headers = {"Content-Type": "application/json", "Accept-Language": "en"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(BASE + path, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


# The first free day of every office for a New passport. No session is needed.
earliest = call("/Schedule/api/V1.0/Schedule/GetEarliestDates", {"requestTypeId": 2, "noOfApplicants": 1})
for office in earliest["earliestDates"]:
    print(f"office {office['officeId']}: {office['date']}")

# One application, under an anonymous session.
session = call("/User/api/V1.0/Account/SignIn", {"username": "anonymous", "password": "anonymous"})
found = call(
    "/Request/api/V1.0/Request/GetRequestsByApplicationNumber",
    {"applicationNumber": os.environ.get("APPLICATION_NUMBER", "07940123456783")},
    session["accessToken"],
)
print("status:", found["code"] if found["status"] == 0 else found["serviceRequest"]["requestStatus"])
