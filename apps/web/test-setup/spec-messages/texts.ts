/**
 * Every message, dialog title and empty text of the spec, to the letter, under the name of its screen or line. A text
 * that the spec only describes has the spec's description.
 */
export const specTexts = {
  "Shared layout": ["Hello, {username}"],
  Screens: [
    ...["Signup Here!", "says the account is pending verification", "asks the user to visit the office"],
    ...["My Reviews & Feedbacks", "an empty state", "Pkr : 0.00", "Transaction History"],
    ...["No card transactions found.", "No wallet transactions found."],
    ...["Card Payments, with an empty-state message", "Wallet Payments, with an empty-state message"],
    ...["A note says card information is never stored", "Location coordinates not available."],
    ...["No active jobs assigned to you at the moment.", "team replies within 24 hours"],
  ],
  Logout: ["Confirm Exit?", "Are you sure you want to sign out?"],
  Permissions: ["Login Required", "You need to login to view this page.", "Session Expired - Please login again."],
  Login: [
    ...["Error", "Please enter email/phone and password", "failure: the server's message", "Login failed"],
    ...["Success", "success: the server's message"],
  ],
  Contact: [
    ...["Please fill all required fields", "Submitted!", "Your inquiry has been submitted successfully."],
    ...["Error", "Something went wrong while submitting your inquiry. Please try again."],
  ],
  "Home handymen-count": ["not handled"],
  Signup: [
    ...["Please fill all required fields.", "Passwords do not match.", "the server's error.message"],
    ...["Signup failed. Please try again.", "Signup successful!"],
  ],
  "Quote or contract": [
    ...["Missing Fields", "Please fill all required fields before submitting."],
    ...["Incomplete Form", "Please fill all the required fields before submitting."],
    ...["Submission Failed", "the response's error.error", "Something went wrong. Please try again later."],
    ...["the server message", "Your quote request was submitted successfully!"],
    "Contract proposal submitted successfully!",
  ],
  "Contract lists": [
    ...["Active contracts retrieved successfully.", "Requested contracts retrieved successfully."],
    ...["Past contracts retrieved successfully.", "the server's message", "Failed to fetch active contracts."],
    ...["Failed to fetch requested contracts.", "Failed to fetch past contracts."],
  ],
  "Profile image": [
    ...["Failed to load profile image!", "in the header it is silently ignored"],
    ...["Please select a profile image before saving.", "API server may be down or CORS blocked."],
    ...["An unexpected error occurred!", "Profile image uploaded successfully!"],
  ],
  "Change password": [
    ...["New passwords do not match", "User not logged in or email missing in token"],
    ...["success: the server message", "Password changed successfully"],
    ...["failure: the server message", "Failed to change password"],
  ],
  "Profile fetch": ["Failed to fetch user profile."],
  Support: [
    "Request Submitted",
    "Thank you for contacting us!",
    "Failed to submit your request. Please try again later.",
  ],
  Card: ["Transaction successful!", "Payment failed. Please try again."],
  Wallet: [
    ...["Please complete the form with all required fields.", "Wallet payment submitted successfully!"],
    "Failed to submit payment. Please try again.",
  ],
  "Active jobs": ["No active jobs found currently.", "Failed to fetch active jobs.", "Invalid Job ID"],
  "Completed jobs": ["No completed jobs found currently.", "Failed to fetch completed jobs."],
  "Requested jobs": [
    ...["No requested jobs found currently.", "Failed to fetch requested jobs.", "Do you want to reject this job?"],
    ...["You have rejected the job.", "Failed to reject job."],
  ],
  Accept: [
    "Job ID Missing - No job selected. Returning to requested jobs.",
    ...["Job accepted successfully.", "Failed to accept job."],
  ],
  "Job details": [
    ...["Loading job details...", "Failed to load job details."],
    ...["Job details updated successfully.", "Failed to update job details."],
  ],
  Arrival: [
    ...["Customer location not available.", "Failed to fetch customer coordinates."],
    "Unable to fetch your location. Please enable GPS.",
    ...["Geolocation is not supported by your browser.", "You must be within 50 meters to mark arrival."],
    ...["Arrival marked successfully.", "Failed to mark arrival."],
  ],
  Completion: ["Job marked as completed.", "Failed to update job completion."],
  Reset: [
    ...["Please enter your email address", "Reset code sent to your email", "Email not found in our system"],
    ...["Code verified, you can reset your password", "Please enter a valid reset code", "server error text"],
    ...["Invalid or expired code", "Please fill all password fields", "Passwords do not match"],
    ...["Your password has been reset successfully", "Failed to reset password"],
  ],
  "Header reset popup": [
    ...["Email is required", "Success", "Password reset link sent!", "Error", "Failed to send reset link"],
  ],
  "A token that cannot be decoded": ["an empty username", "or email"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Section = keyof typeof specTexts;

/** Counted in the spec by hand, so that a text missing from the list above is noticed. */
export const specTextCount = 120;
